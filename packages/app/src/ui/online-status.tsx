/** A dot and a word for the network: a filled dot while there is one, a ring while there is none. */
export function OnlineStatus({ isOnline, label }: { readonly isOnline: boolean; readonly label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2 rounded-full ${isOnline ? 'bg-up' : 'border-2 border-warn'}`} />
      {label}
    </span>
  );
}
