// A server of viewcode preview inside of the page, with one screen of three views and one that stops.
if (location.protocol === "file:" && location.pathname.endsWith("preview.html")) {
  window.server = { requests: [] };
  const views = [
    { depth: 0, name: "UIWindow", className: "UIWindow", frame: [0, 0, 200, 400], isHidden: false },
    { depth: 1, name: "CardView", className: "CardView", frame: [0, 0, 200, 400], isHidden: false },
    { depth: 2, name: "title", className: "UILabel", text: "Hello", frame: [50, 100, 100, 20], isHidden: false },
    { depth: 2, name: "button", className: "UIButton", frame: [50, 200, 100, 44], isHidden: false },
  ];
  const element = (number, role, label, frame) => ({ number, role, label, frame, flags: [], isSpoken: true, traits: [role] });
  const state = { size: [200, 400], scale: 2, isLandscape: false, safeArea: [0, 0, 0, 0], isMoving: false, takesText: false, hidesHomeIndicator: true, isPhone: true, time: 0 };
  const inspection = (index) => ({
    path: [views[index], ...(index > 1 ? [views[1]] : []), ...(index > 0 ? [views[0]] : [])], frame: views[index].frame, margins: [8, 8, 8, 8], facts: ["alpha: 1"],
    horizontal: [{ equation: "title.leading == card.leading + 50", origin: "", file: "App/Card.swift", line: 9 }], vertical: [],
    place: { file: "App/Card.swift", line: 4 },
  });
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 0;
    constructor() {
      setTimeout(() => {
        this.readyState = 1;
        this.onopen();
        this.tell({ op: "build", phase: "built", seconds: 0.1, messages: [] });
        this.tell({
          op: "screens", project: "Shop", devices: ["iPhone SE", "iPhone 15"], screens: [
            { kind: "preview", name: "Card", file: "App/Card.swift", line: 3 }, { kind: "preview", name: "Broken", file: "App/Broken.swift", line: 3 },
            { kind: "controller", name: "ListViewController", file: "App/ListViewController.swift", line: 1 }, { kind: "app", name: "app", file: "", line: 0 },
          ],
        });
      });
    }
    tell(message) { this.onmessage({ data: JSON.stringify(message) }); }
    async picture(tile) {
      const canvas = Object.assign(document.createElement("canvas"), { width: 200, height: 400 });
      const context = canvas.getContext("2d");
      context.fillStyle = "#fff";
      context.fillRect(0, 0, 200, 400);
      context.fillStyle = "#c00";
      context.fillRect(50, 200, 100, 44);
      const file = new Uint8Array(await (await new Promise((done) => canvas.toBlob(done))).arrayBuffer());
      const head = new TextEncoder().encode(JSON.stringify({ op: "picture", tile, size: [200, 400], parts: [{ x: 0, y: 0, width: 200, height: 400, count: file.length }] }));
      const bytes = new Uint8Array(4 + head.length + file.length);
      new DataView(bytes.buffer).setUint32(0, head.length);
      bytes.set(head, 4);
      bytes.set(file, 4 + head.length);
      this.onmessage({ data: bytes.buffer });
    }
    steps = [];
    send(text) {
      const request = JSON.parse(text);
      const { op, tile, choice, target } = request;
      window.server.requests.push(request);
      const timeline = (position) => setTimeout(() => this.tell({ op: "timeline", tile, steps: this.steps, position }));
      if (op === "event" && request.event.touch?._0 === "up") {
        this.steps.push("tap UIButton " + this.steps.length);
        timeline(this.steps.length);
      } else if (op === "rewind") timeline(request.value);
      else if (op === "save") setTimeout(() => this.tell({ op: "recording", tile, recording: { choice: { preview: "Card", device: "iPhone SE" }, events: [{ frames: { _0: 1 } }] } }));
      if (op === "open" && choice.preview === "Broken") {
        setTimeout(() => this.tell({ op: "failed", tile, text: "Index out of range", stack: ["Broken.load() at App/Broken.swift:7", "", "Fix the code and save it: the screen starts again."] }));
      } else if (op === "open") {
        setTimeout(() => {
          this.tell({ op: "restarted", tile });
          this.tell({ op: "state", tile, state });
          this.tell({ op: "elements", tile, elements: [element(1, "text", "Hello", [50, 100, 100, 20]), element(2, "button", "Buy", [50, 200, 100, 44])] });
          this.picture(tile);
        });
      } else if (op === "tree") setTimeout(() => this.tell({ op: "tree", tile, views }));
      else if (op === "inspect") {
        const [x, y] = target.point ?? [];
        const index = target.view ? { "0": 0, "0.0": 1, "0.0.0": 2, "0.0.1": 3 }[target.view.join(".")]
          : views.findLastIndex(({ frame }) => x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]);
        setTimeout(() => this.tell({ op: "inspection", tile, target, inspection: inspection(index) }));
      }
    }
  };
}
