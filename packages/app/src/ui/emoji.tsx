/** An emoji as an icon, as wide as the others. Decorative: a name always stands beside it. */
export function Emoji({
  children,
  className = '',
}: {
  readonly children: string;
  readonly className?: string;
}) {
  return (
    <span
      aria-hidden
      className={`w-7 flex-none text-center font-[Apple_Color_Emoji,Segoe_UI_Emoji,Noto_Color_Emoji,sans-serif] text-[22px] leading-7 ${className}`}
    >
      {children}
    </span>
  );
}
