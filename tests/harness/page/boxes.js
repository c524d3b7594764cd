// What is covered, cut off, overlapping or out of reach on the screen now, in sentences.
() => {
  const WHAT = "button, a[href], select, input, [data-name], .coins, [data-place], h1, h2, [role=tab]";
  const found = [];
  const roots = [...document.querySelectorAll("dialog[open]")];
  const root = roots.at(-1) ?? document.body;
  const words = (each) =>
    (each.getAttribute("aria-label") || each.textContent || each.className || "").trim().replace(/\s+/g, " ").slice(0, 40);
  const name = (each) => `${each.tagName.toLowerCase()}${each.id ? "#" + each.id : ""} "${words(each)}"`;
  const related = (one, other) => one.contains(other) || other.contains(one);
  const isHiddenFromEyes = (each) => {
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at = each; at instanceof Element; at = at.parentElement)
      if (getComputedStyle(at).clipPath === "inset(50%)" || at.hasAttribute("inert")) return true;
    return false;
  };
  const scrolls = (value) => value === "auto" || value === "scroll";
  // What is out of sight but can be scrolled to is in reach; the same place is looked at after scrolling.
  const isReachable = (each) => {
    const box = each.getBoundingClientRect();
    for (let at = each.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const outer = at.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY];
      if (x === "visible" && y === "visible") continue;
      const across = box.left < outer.left - 1.5 || box.right > outer.right + 1.5;
      const down = box.top < outer.top - 1.5 || box.bottom > outer.bottom + 1.5;
      if (at === document.documentElement || at === document.body) continue;
      if (across && !scrolls(x)) return `cut off by ${name(at)}.${at.className}`;
      if (down && !scrolls(y)) return `cut off by ${name(at)}.${at.className}`;
      if (across || down) return "";
      if (style.position === "fixed") break;
    }
    const page = document.scrollingElement;
    if (box.left < -1.5 || box.right > innerWidth + 1.5) return "beside the screen";
    if (box.top + page.scrollTop < -1.5) return "above the screen";
    if (box.bottom > innerHeight + 1.5 && box.bottom + page.scrollTop > page.scrollHeight + 1.5) return "below the screen";
    return null;
  };
  const isSibling = (one, other) => {
    const seat = one.closest("[data-seat]");
    return seat !== null && seat === other.closest("[data-seat]");
  };
  // What lies under the foot of a list can be scrolled out from under it.
  const isSticky = (each) => {
    for (let at = each; at && at !== root; at = at.parentElement)
      if (getComputedStyle(at).position === "sticky") return at;
    return null;
  };
  const isUnderSticky = (one, other) => {
    const sticky = isSticky(other);
    return sticky !== null && !sticky.contains(one);
  };
  const coveredBy = (each) => {
    const box = each.getBoundingClientRect();
    const inset = Math.min(4, box.width / 6, box.height / 6);
    const across = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
    const down = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
    for (const x of across)
      for (const y of down) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const stack = document.elementsFromPoint(x, y);
        for (const top of stack) {
          if (top === each || related(top, each) || isSibling(top, each)) break;
          const style = getComputedStyle(top);
          if (isUnderSticky(each, top) || style.opacity === "0" || top.closest("[data-hands], .layer")) continue;
          const at = top.getBoundingClientRect();
          // Fingers are larger than cards: a neighbour's larger target hides nothing.
          if (x < at.left || x > at.right || y < at.top || y > at.bottom) continue;
          return name(top) + "." + top.getAttribute("class");
        }
      }
    return null;
  };
  const isWholeText = (each) => {
    if (each instanceof HTMLInputElement) return true; // one can move along its line
    const style = getComputedStyle(each);
    const clips = style.overflowX === "hidden" || style.overflowX === "clip";
    return !clips || each.scrollWidth <= each.clientWidth + 1 || style.textOverflow === "ellipsis" && each.title;
  };
  const things = [...root.querySelectorAll(WHAT)].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && !isHiddenFromEyes(each);
  });
  const seen = [];
  for (const each of things) {
    const before = isReachable(each);
    if (before === "") continue; // in a list that scrolls, and out of sight now
    if (before) found.push(`${name(each)} is ${before}`);
    else {
      seen.push(each);
      const by = coveredBy(each);
      if (by) found.push(`${name(each)} is covered by ${by}`);
      if (!isWholeText(each)) found.push(`${name(each)} is not whole`);
    }
  }
  const boxes = seen.map((each) => each.getBoundingClientRect());
  for (const [index, one] of seen.entries()) {
    const a = boxes[index];
    for (let next = index + 1; next < seen.length; next++) {
      const [b, other] = [boxes[next], seen[next]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across <= 2 || down <= 2) continue;
      if (related(one, other) || isUnderSticky(one, other) || isUnderSticky(other, one)) continue;
      found.push(`${name(one)} and ${name(other)} overlap by ${across | 0}×${down | 0}`);
    }
  }
  if (document.scrollingElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
  const asked = document.querySelector("[data-bar]");
  if (asked && asked.scrollWidth > asked.clientWidth + 1) found.push("what is asked scrolls sideways");
  return found;
}
