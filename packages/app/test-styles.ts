/** What testing libraries ask of each element, for every name and role they look for, and which of it an element has of those around it. */
const ASKED = { display: false, visibility: true, 'pointer-events': false } as const;
type Asked = keyof typeof ASKED;

/** Computed styles from tag and `style`: happy-dom works out every property, thousands of times. */
export function quickenStyles(window: Window & typeof globalThis): typeof window.getComputedStyle {
  const own = window.getComputedStyle.bind(window);
  const defaults = new Map<string, string>();

  function look(element: Element, name: Asked): string {
    const ask = () => own(element).getPropertyValue(name);
    if (!element.isConnected || element.localName === 'dialog') return ask();
    for (let at: Element | null = element; at; at = ASKED[name] ? at.parentElement : null)
      if (at.getAttribute('style')?.includes(name)) return ask();
    const key = `${name} ${element.localName}`;
    const known = defaults.get(key) ?? ask();
    defaults.set(key, known);
    return known;
  }

  class Style {
    readonly element: Element;
    constructor(element: Element) {
      this.element = element;
    }
    get display() {
      return look(this.element, 'display');
    }
    get visibility() {
      return look(this.element, 'visibility');
    }
    get pointerEvents() {
      return look(this.element, 'pointer-events');
    }
    getPropertyValue(name: string) {
      return name in ASKED ? look(this.element, name as Asked) : own(this.element).getPropertyValue(name);
    }
  }
  Object.setPrototypeOf(
    Style.prototype,
    new Proxy({}, { get: (_, name, style: Style) => Reflect.get(own(style.element), name) }),
  );
  const styles = new WeakMap<Element, Style>();
  return (element) => {
    const style = styles.get(element) ?? new Style(element);
    styles.set(element, style);
    return style as unknown as CSSStyleDeclaration;
  };
}
