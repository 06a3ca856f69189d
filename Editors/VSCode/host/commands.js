"use strict";

const vscode = require("vscode");
const { settingsFor } = require("./settings");

const textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

/**
 * The commands, by their names.
 *
 * @param {object} parts
 * @param {import("./preview").Preview} parts.preview
 * @param {import("./problems").Problems} parts.problems
 * @param {import("./setup").Setup} parts.setup
 * @param {import("vscode").OutputChannel} parts.output
 * @returns {Record<string, (...words: any[]) => any>}
 */
function commands({ preview, problems, setup, output }) {
  /** Changes how screens are shown; the preview is opened first where it is not. */
  const show = (settings) => {
    if (!preview.isOpen) preview.open();
    preview.view = { ...preview.view, ...settings };
    preview.show(settings);
  };
  const pick = async (title, items, current, use) => {
    const choice = await vscode.window.showQuickPick(
      items.map((item) => ({ label: item, description: item === current ? "shown" : undefined })), { placeHolder: title });
    if (choice) use(choice.label);
  };
  const settings = () => {
    const found = preview.settings ?? settingsFor();
    if (!found) vscode.window.showErrorMessage("Open the folder of a project first.");
    return found;
  };

  const list = {
    "viewcode.openPreview": () => preview.open(),
    "viewcode.showPreview": (uri, found) => preview.open({ uri, preview: found }),
    "viewcode.showScreen": (name) => preview.open({ name }),
    "viewcode.runApp": () => preview.open({ name: "app" }),
    "viewcode.restartPreview": () => (preview.isOpen ? preview.restart() : preview.open()),
    "viewcode.closePreview": () => preview.close(),
    "viewcode.openInBrowser": () => {
      // The editor forwards the port itself.
      const { address } = preview;
      if (address) vscode.env.openExternal(vscode.Uri.parse(address, true));
      else vscode.window.showInformationMessage("Open the preview first.");
    },
    "viewcode.chooseScreen": async () => {
      if (!preview.screens.length) {
        preview.open();
        return;
      }
      const choice = await vscode.window.showQuickPick(
        preview.screens.map((screen) => ({ label: screen.name, description: screen.file || screen.kind })),
        { placeHolder: "The screen to show", matchOnDescription: true });
      if (choice) preview.open({ name: choice.label });
    },
    "viewcode.chooseDevice": () =>
      pick("The device", preview.devices.length ? preview.devices : ["iPhone SE", "iPhone 15"], preview.view.device, (device) => show({ device })),
    "viewcode.toggleStyle": () => show({ isDark: !preview.view.isDark }),
    "viewcode.chooseTextSize": () => pick("The text size", textSizes, preview.view.textSize, (textSize) => show({ textSize })),
    "viewcode.toggleDirection": () => show({ isRightToLeft: !preview.view.isRightToLeft }),
    "viewcode.chooseLanguage": async () => {
      const locale = await vscode.window.showInputBox({
        prompt: "The language, such as de_DE. Leave it empty for the default language.", value: preview.view.locale ?? "",
        validateInput: (text) => (/^([A-Za-z]{2,3}(_[A-Za-z]{2,4}){0,2})?$/.test(text) ? undefined : "A language has the form de_DE."),
      });
      if (locale !== undefined) show({ locale });
    },
    "viewcode.toggleWall": () => show({ wall: !preview.view.wall }),
    "viewcode.togglePin": () => {
      preview.isPinned = !preview.isPinned;
      vscode.window.setStatusBarMessage(preview.isPinned ? "ViewCode: the screen stays" : "ViewCode: the screen follows the cursor", 5000);
      if (!preview.isPinned) preview.follow();
    },
    "viewcode.rotate": () => preview.tell("rotate"),
    "viewcode.reset": () => preview.tell("reset"),
    "viewcode.pickView": () => preview.tell("pick"),
    "viewcode.audit": () => preview.audit(),
    "viewcode.sweep": () => {
      const own = settings();
      if (own) return problems.runSweep(own, null);
    },
    "viewcode.sweepScreen": () => {
      const own = settings();
      const shown = preview.screens.find((screen) => screen.name === preview.view.preview && screen.kind !== "app");
      if (own) return problems.runSweep(own, shown?.name ?? null);
    },
    "viewcode.clearFindings": () => problems.clear(),
    "viewcode.setUp": () => {
      const own = settings();
      if (own) return setup.run(own);
    },
    "viewcode.showOutput": () => output.show(true),
    "viewcode.openSettings": () => vscode.commands.executeCommand("workbench.action.openSettings", "@ext:viewcode.viewcode"),
    "viewcode.showMenu": async () => {
      const items = [
        ["$(open-preview) Open preview", "viewcode.openPreview"], ["$(play) Run the app", "viewcode.runApp"],
        ["$(list-unordered) Choose a screen", "viewcode.chooseScreen"], ["$(device-mobile) Choose a device", "viewcode.chooseDevice"],
        ["$(pin) Keep this screen, or follow the cursor", "viewcode.togglePin"], ["$(color-mode) Light or dark", "viewcode.toggleStyle"], ["$(text-size) Choose a text size", "viewcode.chooseTextSize"],
        ["$(layout) Wall of devices and settings", "viewcode.toggleWall"], ["$(checklist) Audit this screen", "viewcode.audit"],
        ["$(search) Sweep this screen", "viewcode.sweepScreen"], ["$(debug-restart) Restart", "viewcode.restartPreview"],
        ["$(output) Show the output", "viewcode.showOutput"], ["$(gear) Settings", "viewcode.openSettings"],
      ];
      const choice = await vscode.window.showQuickPick(items.map(([label, command]) => ({ label, command })), { placeHolder: "ViewCode" });
      if (choice) return list[choice.command]();
    },
  };
  return list;
}

module.exports = { commands };
