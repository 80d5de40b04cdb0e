// Runs first on every prerendered page: a tap on a button that is not hydrated yet is stored, and replayed once it is.
// A link needs none of this. Another tap on the same button is impatience, but for the keys of a keypad.
(() => {
  let taps = [];
  let next;
  // Hydrated elements carry React's properties.
  const isHydrated = (node) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  // One at a time: each is to find what the one before it has changed, and the first what was typed meanwhile.
  const replay = () => {
    if (next) taps.splice(taps.indexOf(next), 1)[0].click();
    taps = taps.filter((tap) => tap.isConnected);
    next = taps.find(isHydrated);
    if (taps.length > 0) setTimeout(replay, 20);
  };
  addEventListener(
    'click',
    (event) => {
      const tap = event.target.closest('button,label,input');
      if (!tap || isHydrated(tap) || (tap.control ?? tap).type === 'text') return;
      event.preventDefault();
      event.stopPropagation();
      if (tap === taps.at(-1) && !tap.closest('.keypad')) return;
      if (taps.push(tap) === 1) setTimeout(replay);
    },
    true,
  );
})();
