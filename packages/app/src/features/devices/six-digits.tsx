/** Six digits in two groups, read one by one. */
export function SixDigits({ digits }: { readonly digits: string }) {
  const label = `${[...digits.slice(0, 3)].join(' ')}, ${[...digits.slice(3)].join(' ')}`;
  return (
    <div role="img" aria-label={label} className="devices-digits">
      {[...digits].map((digit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a digit is what it is
        <span key={at}>{digit}</span>
      ))}
    </div>
  );
}
