/** The one style of `/help-now`: the site's tokens, with what fonts the device has. */
export const HELP_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf8f2,#14120f);--line:light-dark(#e4dccb,#332e26);--ink:light-dark(#1d1a16,#ede6da);--muted:light-dark(#5f574b,#b0a695);--accent:light-dark(#4b5d2a,#a9bf7a);--on-accent:light-dark(#fff,#14120f);--serif:Literata,"Iowan Old Style",Georgia,serif}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,"Gill Sans","Segoe UI",system-ui,sans-serif}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.wrap{max-width:75rem;margin:0 auto;padding:0 20px}
main>*{max-width:60rem}
.bar{position:sticky;top:0;z-index:1;background:var(--paper);border-bottom:1px solid var(--line)}
.bar .wrap{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px}
.site{display:inline-flex;align-items:center;min-height:44px;font:500 1.375rem/1 var(--serif);color:var(--ink);text-decoration:none}
.leave{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
h1{margin:24px 0 0;font:400 clamp(2.375rem,5vw,3rem)/1.16 var(--serif);letter-spacing:-.012em}
h2{margin:0 0 8px;font:500 1.5rem/1.2 var(--serif);letter-spacing:-.012em}
main{padding-bottom:96px}
section{margin-top:48px}
section>p{max-width:38rem;margin:0;font:400 1.125rem/1.6 var(--serif)}
section>p+p,table+p{margin-top:12px}
.first{margin:20px 0 0;padding:20px 0;border-block:2px solid var(--ink);font:400 1.25rem/1.5 var(--serif)}
.first a{display:inline-block;margin-block:-10px;padding:10px 2px;color:inherit;text-decoration-color:var(--accent)}
table{width:100%;margin-top:16px;border-collapse:collapse}
caption{padding-bottom:8px;text-align:left;font-size:.875rem;color:var(--muted)}
th,td{padding:0 16px 0 0;text-align:left;vertical-align:baseline;font-weight:400}
thead th{padding-block:8px;border-bottom:1px solid var(--ink);font-size:.875rem;color:var(--muted)}
tbody th{padding-block:8px;font:500 1.125rem/1.35 var(--serif)}
tbody th,tbody td{border-bottom:1px solid var(--line)}
small{display:block;font:400 .875rem/1.4 Figtree,"Gill Sans","Segoe UI",system-ui,sans-serif;color:var(--muted)}
td a,.more a{display:inline-flex;align-items:center;min-height:48px;font:500 1.25rem/1.2 var(--serif);color:var(--ink);font-variant-numeric:lining-nums tabular-nums;text-decoration-color:var(--accent);white-space:nowrap}
td a.web,.more a.web{font-size:1.125rem}
td small{display:inline;margin-left:8px}
td i{display:inline-flex;align-items:center;min-height:48px;font-style:normal;color:var(--muted)}
ul{margin:12px 0 0;padding:0;list-style:none}
.say li{max-width:38rem;padding:10px 0;border-bottom:1px solid var(--line);font:italic 400 1.125rem/1.5 var(--serif)}
.sources{font-size:.875rem;color:var(--muted)}
.sources p{max-width:none;margin:0 0 6px;font:400 .875rem/1.6 Figtree,"Gill Sans","Segoe UI",system-ui,sans-serif}
.sources a{color:var(--muted)}
.more li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 24px;padding:6px 0;border-bottom:1px solid var(--line);font:500 1.125rem/1.35 var(--serif)}
@media (min-width:48rem){.wrap{padding:0 40px}}
@media screen and (max-width:47.99rem){
thead{position:absolute;clip-path:inset(50%)}
tr{display:block;padding:14px 0 6px;border-bottom:1px solid var(--line)}
tbody th,tbody td{display:block;padding:0;border:0}
td{display:grid!important;grid-template-columns:8.5rem 1fr;align-items:center}
td::before{content:attr(data-label);font-size:.875rem;color:var(--muted)}
}
@media print{
:root{color-scheme:light;--paper:#fff;--ink:#000;--muted:#000;--line:#999}
.bar,.sources{display:none}
.wrap{max-width:none;padding:0}
main{padding:0;font-size:9.5pt}
h1{margin:0;font-size:18pt}
h2{margin-bottom:2pt;font-size:11.5pt}
section{margin-top:8pt;break-inside:avoid}
.first{margin-top:4pt;padding:5pt 0;font-size:10.5pt}
.first a{margin:0;padding:0}
section>p,.say li{max-width:none;font-size:9.5pt;line-height:1.35}
section>p+p,table+p,table,ul{margin-top:3pt}
thead th,tbody th,.say li,.more li{padding-block:1.5pt}
tbody th,.more li,td a,.more a,td a.web,.more a.web{font-size:9.5pt;min-height:0;color:#000;text-decoration:none}
td i{min-height:0}
caption,thead th,small{font-size:8.5pt}
tbody th small{display:inline;margin-left:6pt}
}
`;
