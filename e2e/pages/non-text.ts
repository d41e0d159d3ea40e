/**
 * Runs in the page. WCAG 1.4.11: what is wrong with edges of controls, focus rings, icons, marks and charts, from computed styles; 3:1 is wanted.
 * A kind of control whose ring was looked at in this theme is not looked at again.
 */
export function nonTextFaults(): string[] {
  type Colour = readonly [number, number, number, number];
  const WANTED = 3;
  const NOTHING: Colour = [0, 0, 0, 0];
  const found = new Set<string>();

  const parse = (text: string): Colour => {
    const numbers = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    if (/^rgba?\(/.test(text)) return [red / 255, green / 255, blue / 255, alpha];
    if (/^color\(srgb /.test(text)) return [red, green, blue, alpha];
    if (text !== "none") found.add(`a colour that is not understood: ${text}`);
    return NOTHING;
  };
  const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
  const luminance = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (a: Colour, b: Colour) => {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const grounds = new Map<Element, Colour>();
  const behind = (element: Element | null): Colour => {
    if (!element) return [1, 1, 1, 1];
    const known = grounds.get(element);
    if (known) return known;
    const own = parse(getComputedStyle(element).backgroundColor);
    const ground = own[3] >= 1 ? own : over(own, behind(element.parentElement));
    grounds.set(element, ground);
    return ground;
  };
  const nameOf = (element: Element) =>
    `${element.localName}.${String(element.getAttribute("class")).replaceAll(/\s+/g, ".")} “${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 30)}”`;
  const report = (element: Element, what: string, ratio: number) => {
    if (ratio < WANTED) found.add(`${what} ${ratio.toFixed(2)}: ${nameOf(element)}`);
  };
  const seen = [...document.querySelectorAll("body *")].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 2 && height > 2 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });

  const framed = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = ["Top", "Right", "Bottom", "Left"] as const;
    return sides.every((side) => Number.parseFloat(style[`border${side}Width`]) >= 1 && parse(style[`border${side}Color`])[3] > 0);
  };

  function edge(control: Element) {
    // A button without a frame is known by its words, a choice among words too; a place to write in is not.
    const isFramed = framed(control);
    const isField = control.matches("textarea, input:not([type=radio], [type=checkbox], [type=file], [type=range])");
    if (!isFramed && !isField) return;
    // A search field may stand in a frame with its icon.
    const frameBearer = isFramed
      ? control
      : [control.parentElement, control.parentElement?.parentElement].find((each) => each && framed(each));
    const box = frameBearer ?? control;
    const outside = behind(box.parentElement);
    const fill = contrast(behind(box), outside);
    const frame = framed(box) ? contrast(over(parse(getComputedStyle(box).borderTopColor), outside), outside) : 1;
    report(control, "edge", Math.max(fill, frame));
  }

  function drawing(svg: Element) {
    const ground = behind(svg.parentElement);
    const shapes = [...svg.querySelectorAll("path, rect, circle, line, polyline, polygon")].filter(
      (each) => !each.closest("[data-decoration]"),
    );
    const paints = shapes.map((shape) => {
      const { fill, stroke, fillOpacity, strokeOpacity } = getComputedStyle(shape);
      const painted = (text: string, opacity: string): readonly Colour[] => {
        const [r, g, b, a] = text === "none" ? NOTHING : parse(text);
        return a * Number(opacity) > 0 ? [over([r, g, b, a * Number(opacity)], ground)] : [];
      };
      return [...painted(fill, fillOpacity), ...painted(stroke, strokeOpacity)];
    });
    for (const [index, shape] of shapes.entries()) {
      const around = [ground, ...paints.flatMap((each, other) => (other === index ? [] : each))];
      const best = Math.max(0, ...(paints[index] ?? []).flatMap((paint) => around.map((each) => contrast(paint, each))));
      if (paints[index]?.length) report(svg, `${shape.localName} in a drawing`, best);
    }
  }

  const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const page = window as { ringsLookedAt?: Set<string> };
  const looked = page.ringsLookedAt ?? new Set();
  page.ringsLookedAt = looked;
  function ring(control: HTMLElement) {
    const kind = `${theme} ${control.localName} ${control.getAttribute("type")} ${control.className} ${control.parentElement?.className}`;
    if (looked.has(kind)) return;
    looked.add(kind);
    if (document.activeElement === control) control.blur();
    control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== control) return;
    const bearers = [control.closest("label"), control, control.nextElementSibling, control.parentElement].filter((each) => each !== null);
    const bearer = bearers.find((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!bearer) {
      found.add(`no focus ring: ${nameOf(control)}`);
      return;
    }
    const { outlineColor, outlineOffset } = getComputedStyle(bearer);
    const ground = behind(Number.parseFloat(outlineOffset) < 0 ? bearer : bearer.parentElement);
    report(control, "focus ring", contrast(over(parse(outlineColor), ground), ground));
  }

  for (const each of seen) {
    if (
      each.matches("button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), label:not(.card)")
    )
      edge(each);
    if (each.localName === "svg") drawing(each);
    if (each.matches("meter, progress")) report(each, "bar", contrast(behind(each), behind(each.parentElement)));
  }
  const before = document.activeElement;
  const controls = document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary, [tabindex='0']");
  for (const each of controls) if (each.checkVisibility() && !each.matches(":disabled")) ring(each);
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...found];
}

/** Runs in the page. WCAG 1.4.12: text that is cut off, or lies on other text, once it is spaced as somebody may need it. */
export function spacingFaults(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth} > ${clientWidth}`);

  const nameOf = (element: Element) => `${element.localName}.${element.getAttribute("class")} “${element.textContent.trim().slice(0, 30)}”`;
  const texts: { readonly element: Element; readonly rect: Rect }[] = [];
  // What is scrolled out of its box, or cut off by it, lies on nothing.
  const windows = new Map<Element, Rect>();
  const clipOf = (element: Element | null): Rect => {
    if (!element || element === document.body) return { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const known = windows.get(element);
    if (known) return known;
    const outer = clipOf(element.parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOpen = overflowX === "visible" && overflowY === "visible";
    const clip = isOpen
      ? outer
      : {
          left: Math.max(left, outer.left),
          top: Math.max(top, outer.top),
          right: Math.min(right, outer.right),
          bottom: Math.min(bottom, outer.bottom),
        };
    windows.set(element, clip);
    return clip;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === "" || element.closest("script, style, template, svg, .stuck")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const window = clipOf(element);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const rect = {
        left: Math.max(left, window.left),
        top: Math.max(top, window.top),
        right: Math.min(right, window.right),
        bottom: Math.min(bottom, window.bottom),
      };
      if (rect.right - rect.left > 1 && rect.bottom - rect.top > 1) texts.push({ element, rect });
    }
  }
  for (const each of new Set(texts.map(({ element }) => element))) {
    for (let box: Element | null = each; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      if (box.clientWidth <= 2 || box.clientHeight <= 2) break;
      // A row that leads to the whole text may be cut.
      const isTeaser = textOverflow === "ellipsis" && each.closest("a[href]") !== null;
      const isCutX = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
      const isCutY = /hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
      if ((isCutX && !isTeaser) || isCutY) found.push(`cut off: ${nameOf(each)}`);
      if (isCutX || isCutY || /auto|scroll/.test(overflowX + overflowY)) break;
    }
  }
  // Bars lie over what scrolls under them.
  const layer = (element: Element | null): Element | null =>
    element === null || /fixed|sticky|absolute/.test(getComputedStyle(element).position) ? element : layer(element.parentElement);
  const layers = new Map<Element, Element | null>();
  for (const { element } of texts) if (!layers.has(element)) layers.set(element, layer(element));
  const sorted = texts.toSorted((a, b) => a.rect.top - b.rect.top);
  for (const [index, a] of sorted.entries())
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next];
      if (!b || b.rect.top > a.rect.bottom - 4) break;
      const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      if (across > 2 && a.element !== b.element && layers.get(a.element) === layers.get(b.element))
        found.push(`on each other: ${nameOf(a.element)} and ${nameOf(b.element)}`);
    }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return [...new Set(found)].slice(0, 8);
}
