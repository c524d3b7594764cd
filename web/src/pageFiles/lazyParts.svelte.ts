import { reloadIfOutdated } from "./reloadIfOutdated";

/** Pauses before a file is asked for again, in milliseconds; the last one is repeated. */
const RETRY_AFTER = [1000, 2000, 5000, 10_000];

/** The parts of the page that are fetched when they are needed. */
class LazyParts {
  /** How often a file could not be fetched. */
  failures = $state(0);
}

export const lazyParts = new LazyParts();

/** The files that were asked for, by their addresses. */
const fetched = new Map<string, Promise<void>>();

/**
 * Import a part when all its files are there; without a connection it waits, and tries again. The build puts this around every `import()`.
 *
 * The files are fetched first because many browsers never ask again for a module that they once failed to import.
 */
export async function loadPart<Part>(importPart: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  for (let failures = 0; ; ) {
    try {
      return await importPart();
    } catch (error) {
      const pause = RETRY_AFTER[failures];
      // The browser did not keep a file that was fetched, and lost the connection; anything else is a mistake in the part.
      if (!(error instanceof TypeError) || pause === undefined) throw error;
      lazyParts.failures++;
      if (navigator.onLine) failures++;
      await pauseUnlessOnline(pause);
    }
  }
}

function fetchOnce(address: string): Promise<void> {
  const found = fetched.get(address) ?? (isInIndex(address) ? Promise.resolve() : fetchUntilThere(address));
  fetched.set(address, found);
  return found;
}

/** Whether the index page has loaded it. */
const isInIndex = (address: string) => !!document.querySelector(`link[href="${address}"], script[src="${address}"]`);

async function fetchUntilThere(address: string): Promise<void> {
  const isThere = address.endsWith(".css") ? addStyles : fetchScript;
  for (let failures = 0; !(await isThere(address)); failures++) {
    lazyParts.failures++;
    await reloadIfOutdated();
    await pauseUnlessOnline(RETRY_AFTER[Math.min(failures, RETRY_AFTER.length - 1)] ?? 0);
  }
}

/** Whether a script is in the browser's cache now, from where it is imported. */
async function fetchScript(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function addStyles(address: string): Promise<boolean> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  link.href = address;
  return new Promise((done) => {
    link.addEventListener("load", () => done(true));
    link.addEventListener("error", () => {
      link.remove();
      done(false);
    });
    document.head.append(link);
  });
}

/** Wait, but not longer than until the device has a network again. */
function pauseUnlessOnline(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener("online", goOn);
      done();
    };
    const timer = setTimeout(goOn, milliseconds);
    addEventListener("online", goOn);
  });
}
