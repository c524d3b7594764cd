### Learning the games: the rules in short, what things are, and what the coach of a first game says.

learn-title = Leer spelen
learn-lead = Spellen met maskers. Lees twee minuten, of leer het aan tafel.
learn-games = De spellen
learn-back = Startpagina
learn-in-short = In twee minuten
learn-rules = Spelregels
learn-all-rules = Alle regels en kaarten, in een nieuw tabblad
learn-options = Huisregels
learn-options-about = Jullie kunnen aan tafel elk van deze regels afspreken.
learn-glossary = Woorden die je zult horen
learn-nothing = Hierover staat niets geschreven.
learn-offline = Dit kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.
learn-guided = Speel een eerste spel met uitleg
learn-guided-about = Drie bots schuiven bij je aan, niemand heeft haast, en een coach vertelt wat er gebeurt.
learn-begin = Ga zitten en begin
learn-guide-title = Je coach
learn-guide-got-it = Begrepen
learn-guide-stop = Sla alle lessen over
learn-learned = Wat je hebt geleerd
learn-guide-won = Dat was je eerste spel. Kijk hieronder wie echt wie was. In het menu van het volgende spel kun je alle lessen nog eens lezen.
