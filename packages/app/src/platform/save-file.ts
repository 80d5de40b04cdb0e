/** Hands a file to the person: by the device's share sheet where a phone's takes files, else as a download. */
export async function saveFile(name: string, content: Blob): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  const isPhone = matchMedia('(pointer: coarse)').matches;
  // Who closes the sheet has not been failed.
  if (isPhone && navigator.canShare?.({ files })) return navigator.share?.({ files }).catch(() => undefined);
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
