/** Fills the page that others may frame, `/embed/USD/EUR?amount=129&theme=dark&fixed`: one element, as the address says. */
const [to = 'EUR', from = 'USD'] = location.pathname.split('/').filter(Boolean).reverse();
const element = document.createElement('equivale-converter');
for (const [name, value] of new URLSearchParams(location.search))
  if (['amount', 'theme', 'fixed'].includes(name)) element.setAttribute(name, value);
element.setAttribute('from', from);
element.setAttribute('to', to);
document.querySelector('main')?.replaceChildren(element);
