/** A Markdown table with its columns padded, as the repository's formatter would write it. */
export function markdownTable(rows: readonly (readonly (string | number)[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => String(row[column] ?? '').length)));
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}
