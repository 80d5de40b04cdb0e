/** An emoji as an icon, as wide as the others. Decorative: a name is always beside it. */
export function Emoji({ children }: { readonly children: string }) {
  return (
    <span aria-hidden className="emoji">
      {children}
    </span>
  );
}
