### Learning the games: the rules in short, what things are, and what the coach of a first game says.

learn-title = Leer spelen
learn-lead = Spellen met maskers. Lees twee minuten, of leer het aan tafel.
learn-games = De spellen
learn-back = Startpagina
learn-in-short = In twee minuten
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
learn-guide-stop = Geen advies meer
learn-guide-won = Dat was je eerste spel. Kijk hieronder wie echt wie was, en wie wanneer loog: dat is de halve lol. Nog een keer?
