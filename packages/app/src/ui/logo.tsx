/** The logo: two bars that balance, on the theme colour. Decorative: the name is beside it. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="block flex-none">
      <rect width="32" height="32" rx="9" fill="#1e293b" />
      <rect x="10.5" y="10" width="14.5" height="4" rx="2" fill="#2dd4bf" />
      <rect x="7" y="18" width="14.5" height="4" rx="2" fill="#f8fafc" />
    </svg>
  );
}
