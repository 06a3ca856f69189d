enum ReportPageStyle {
  static let css = """
    :root {
      color-scheme: light dark;
      --back: light-dark(#f5f5f7, #16161a); --card: light-dark(#fff, #1f1f24); --line: light-dark(#dedee3, #34343c);
      --text: light-dark(#1d1d1f, #f2f2f5); --dim: light-dark(#6b6b73, #9b9ba5); --accent: light-dark(#0066d6, #4aa3ff); --on: light-dark(#fff, #061a2e);
      --changed: light-dark(#b25000, #ffab4a); --added: light-dark(#1a7f37, #4fd16f); --removed: light-dark(#8250df, #b98cff);
      --failed: light-dark(#cf222e, #ff6b70); --same: var(--dim);
    }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.45 -apple-system, "Inter", system-ui, sans-serif; background: var(--back); color: var(--text);
      height: 100vh; display: flex; flex-direction: column; overflow: hidden; }
    header { padding: 18px 24px 14px; background: var(--card); border-bottom: 1px solid var(--line); }
    .headline { display: flex; align-items: baseline; gap: 16px; flex-wrap: wrap; }
    h1 { font-size: 22px; margin: 0; letter-spacing: -.01em; }
    #revisions { margin: 0; color: var(--dim); font: 13px/1.4 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
    .bar { display: flex; height: 6px; border-radius: 3px; overflow: hidden; margin-top: 12px; background: var(--line); gap: 1px; }
    .bar i { display: block; min-width: 3px; }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: 320px 1fr; }
    nav { border-right: 1px solid var(--line); display: flex; flex-direction: column; min-height: 0; background: var(--card); }
    #search { margin: 12px 12px 8px; padding: 8px 12px; border-radius: 9px; border: 1px solid var(--line); background: var(--back);
      color: inherit; font: inherit; }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; padding: 0 12px 10px; }
    .chips button { border: 1px solid var(--line); background: none; color: var(--dim); border-radius: 99px; padding: 2px 10px;
      font: 13px/1.5 inherit; cursor: pointer; font-family: inherit; }
    .chips button[aria-pressed=true] { background: var(--text); color: var(--card); border-color: var(--text); }
    #list { list-style: none; margin: 0; padding: 0 8px; overflow-y: auto; flex: 1; }
    #list button { display: grid; grid-template-columns: 10px 1fr; gap: 2px 10px; width: 100%; text-align: left; border: 0;
      background: none; color: inherit; font: inherit; padding: 8px 10px; border-radius: 9px; cursor: pointer; }
    #list button:hover { background: var(--back); }
    #list button[aria-current=true] { background: var(--accent); color: var(--on); }
    #list button[aria-current=true] small { color: inherit; opacity: .8; }
    #list small { grid-column: 2; color: var(--dim); font-size: 12.5px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #list b { font-weight: 550; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .dot { width: 9px; height: 9px; border-radius: 50%; margin-top: 7px; background: var(--c); box-shadow: 0 0 0 1.5px var(--card); }
    .changed { --c: var(--changed); } .added { --c: var(--added); } .removed { --c: var(--removed); }
    .failed { --c: var(--failed); } .same { --c: var(--same); }
    .keys { color: var(--dim); font-size: 12px; margin: 0; padding: 10px 14px; border-top: 1px solid var(--line); }
    kbd { font: 11px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 1px 5px; }
    #entry { overflow: auto; padding: 24px 28px 60px; outline: none; }
    .title { display: flex; align-items: center; gap: 12px; flex-wrap: wrap; }
    h2 { margin: 0; font-size: 20px; letter-spacing: -.01em; }
    .badge { color: var(--c); border: 1px solid var(--c); border-radius: 99px; padding: 0 9px; font-size: 12.5px; font-weight: 600; }
    .source { color: var(--dim); font: 13px ui-monospace, "DejaVu Sans Mono", monospace; margin: 4px 0 16px; }
    .changes { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 6px 0; margin: 0 0 18px;
      list-style: none; max-width: 900px; }
    .changes li { padding: 6px 16px; display: flex; gap: 12px; justify-content: space-between; align-items: baseline; }
    .changes li:hover, .changes li.on { background: color-mix(in srgb, var(--accent) 10%, transparent); }
    .changes code { color: var(--dim); font: 12.5px ui-monospace, "DejaVu Sans Mono", monospace; white-space: nowrap; }
    .changes b { font-weight: 600; }
    .modes { display: inline-flex; border: 1px solid var(--line); border-radius: 9px; overflow: hidden; background: var(--card);
      margin-bottom: 14px; }
    .modes button { border: 0; background: none; color: inherit; font: 13.5px/1 inherit; font-family: inherit; padding: 8px 14px; cursor: pointer; }
    .modes button + button { border-left: 1px solid var(--line); }
    .modes button[aria-pressed=true] { background: var(--accent); color: var(--on); }
    .tools { display: flex; gap: 12px; align-items: flex-start; flex-wrap: wrap; }
    .tools .plain { border: 1px solid var(--line); background: var(--card); color: inherit; border-radius: 9px; padding: 7px 14px;
      font: 13.5px/1.15 inherit; font-family: inherit; cursor: pointer; }
    .tools .primary { background: var(--accent); border-color: var(--accent); color: var(--on); }
    .stage { display: flex; gap: 22px; align-items: flex-start; }
    figure { margin: 0; min-width: 0; }
    figcaption { color: var(--dim); font-size: 13px; margin-bottom: 6px; }
    .shot { position: relative; display: inline-block; border: 1px solid var(--line); border-radius: 10px; overflow: hidden;
      line-height: 0; background: repeating-conic-gradient(#8883 0 25%, transparent 0 50%) 0 0/16px 16px; }
    .shot img { display: block; max-width: none; }
    .shot.pixels img { image-rendering: pixelated; }
    .swipe .top { position: absolute; inset: 0; overflow: hidden; border-right: 2px solid var(--accent); }
    .swipe input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: ew-resize; margin: 0; }
    .mark { position: absolute; border: 2px solid var(--accent); border-radius: 4px; pointer-events: none;
      box-shadow: 0 0 0 2px #fff8, 0 0 0 9999px #0003; }
    .blink .top { position: absolute; inset: 0; animation: blink 1.2s steps(1) infinite; }
    @keyframes blink { 50% { opacity: 0; } }
    pre { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 10px 14px; overflow-x: auto; max-width: 900px;
      font: 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
    pre .plus { color: var(--added); } pre .minus { color: var(--failed); }
    .note { color: var(--dim); max-width: 900px; } .empty { color: var(--dim); padding: 60px 0; text-align: center; }
    .shot .laid { position: absolute; inset: 0; width: 100%; height: 100%; }
    .sliders { display: flex; align-items: center; gap: 10px; } .sliders input[type=range] { width: 180px; accent-color: var(--accent); }
    .sliders label { margin-left: 14px; }
    .standins { color: var(--dim); max-width: 900px; margin: 22px 0 0; font-size: 14px; } .standins summary { cursor: pointer; }
    .standins table { border-spacing: 14px 3px; margin: 8px 0 0 -14px; } .standins code { color: var(--text); font: 12.5px ui-monospace, monospace; }
    @media (max-width: 760px) { body { height: auto; overflow: auto; } main { grid-template-columns: 1fr; } nav { max-height: 45vh; }
      .stage { flex-wrap: wrap; } #entry { padding: 20px 16px 40px; } .changes li { flex-direction: column; gap: 2px; }
      .changes code, .source { white-space: normal; overflow-wrap: anywhere; } }
    @media (prefers-reduced-motion: reduce) { .blink .top { animation-duration: 4s; } }
    """
}
