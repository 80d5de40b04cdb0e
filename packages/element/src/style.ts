/** Adopted by the shadow root, so that a page whose policy forbids inline styles has them all the same. */
export const STYLE = `
:host{display:block;max-width:30rem;--page:#fff;--raised:#f1f5f9;--line:#cbd5e1;--text:#0f172a;--muted:#475569;--fine:#5f6f86;--accent:#0f766e;--warn:#a34a08;color-scheme:light}
:host([hidden]){display:none}
:host([theme=dark]){--page:#111a2e;--raised:#1e293b;--line:#3a4963;--text:#f1f5f9;--muted:#a3b1c6;--fine:#8b9bb4;--accent:#2dd4bf;--warn:#fbbf24;color-scheme:dark}
@media (prefers-color-scheme:dark){:host(:not([theme=light])){--page:#111a2e;--raised:#1e293b;--line:#3a4963;--text:#f1f5f9;--muted:#a3b1c6;--fine:#8b9bb4;--accent:#2dd4bf;--warn:#fbbf24;color-scheme:dark}}
*{box-sizing:border-box}
.card{font:400 1rem/1.5rem system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:var(--text);background:var(--page);border:1px solid var(--line);border-radius:16px;overflow:hidden;text-align:start;container-type:inline-size}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:0 8px;padding-block:8px;padding-inline:16px 8px}
.row+*{border-top:1px solid var(--line)}
input{flex:1 1 8rem;min-width:0;min-height:44px;padding:0;border:0;background:none;color:inherit;font-family:inherit;font-size:1.25rem;font-weight:500;line-height:2.75rem}
output{flex:1 1 8rem;min-width:0;min-height:44px;font-size:clamp(1.25rem,8.6cqi,1.75rem);font-weight:600;line-height:2.75rem;letter-spacing:-.02em;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
output.long{font-size:1.25rem;letter-spacing:0;line-height:1.75rem;padding:8px 0}
output span{color:var(--fine)}
output.message{font-size:1rem;font-weight:400;line-height:1.5rem;letter-spacing:0;padding:10px 0;overflow-wrap:break-word}
.pick{position:relative;justify-content:flex-end;display:inline-flex;align-items:center;gap:8px;min-height:44px;min-width:44px;padding:0 8px;border-radius:8px;font-weight:600}
.pick.chosen:after{content:"";width:7px;height:7px;margin-block:-4px 0;margin-inline:2px 4px;border:solid var(--muted);border-width:0 2px 2px 0;transform:rotate(45deg)}
.pick:hover{background:var(--raised)}
select{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer;font:inherit}
input:focus{outline:none}
.row:has(input:focus-visible),.pick:focus-within,a:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
.row:has(input:focus-visible){border-radius:15px 15px 0 0}
.foot{display:flex;align-items:center;justify-content:space-between;gap:0 12px;padding:0 16px;font-size:.8125rem;line-height:1.125rem;color:var(--muted)}
.note{flex:1;min-width:0;margin:0;padding:6px 0}
.note b{color:var(--warn)}
a{flex:none;display:inline-flex;align-items:center;min-height:44px;color:inherit;border-radius:8px}
@media (forced-colors:active){.pick.chosen:after{border-color:ButtonText}}
`;
