#!/usr/bin/env python3
"""Tests of Tools/check-apple-names, on a module with planted names.

    python3 Tests/Tools/check_apple_names_tests.py
"""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHECKER = ROOT / "Tools/check-apple-names"

NAMES = """\
UIKit\t\t\tUIRectFill
UIKit\tUIView\tUIResponder\taddSubview backgroundColor isHidden layoutMarginsGuide whiteColor
UIKit\tUIResponder\t\tcanBecomeFirstResponder becomeFirstResponder UIKeyboardWillShowNotification
UIKit\tUIViewContentMode\t\tscaleToFill
UIKit\tUIButton\tUIView\tmenu
UIKit\tUIButtonType\t\tcustom
"""

SOURCE = """\
open class UIResponder {
  public static let keyboardWillShowNotification = ""
  public static let keyboardWillWinkNotification = ""
  open func becomeFirstResponder() {}
  func own() {}
}
open class UIView: UIResponder {
  public enum ContentMode { case scaleToFill, scaleToWink }
  open var backgroundColor = 0
  open var background = 0
  open var isHidden = false
  open func addSubview(_ view: UIView) {}
  open func add() {}
  open func addSub() {}
  open override func becomeFirstResponder() {}
  open func wink() {}
  public var _wink = 0
  package func shared() {}
  @_spi(Host) public func hosted() {}
  public init(winking: Int) {}
}
open class UIButton: UIView {
  public enum ButtonType { case custom }
  public func becomeFirst() {}
}
public struct UIWink {}
public func UIRectFill() {}
public func UIRectWink() {}
extension String { public func wink() {} }
extension UIView: Hashable {
  public static func == (one: UIView, other: UIView) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}
"""

WINKS = [
    "enum.case UIView.ContentMode.scaleToWink",
    "func UIRectWink()",
    "method String.wink()",
    "method UIView.addSub()",
    "method UIView.wink()",
    "property UIView._wink",
    "property UIView.background",
    "struct UIWink",
    "type.property UIResponder.keyboardWillWinkNotification",
]
ALIAS = "UIButton.ButtonType = UIButtonType\tpage\n"


class CheckAppleNamesTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.temporary.name)
        cls.graphs = cls.folder / "graphs"
        cls.graphs.mkdir()
        source = cls.folder / "UIKit.swift"
        source.write_text(SOURCE)
        subprocess.run(
            [
                "swiftc", "-emit-module", "-parse-as-library", "-module-name", "UIKit", "-package-name", "views", source,
                "-o", cls.folder / "UIKit.swiftmodule",
            ],
            check=True)
        target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]
        # The format is that of Tools/symbol-graph.
        subprocess.run(
            [
                "swift", "symbolgraph-extract", "-module-name", "UIKit", "-target", target, "-I", cls.folder,
                "-minimum-access-level", "internal", "-skip-synthesized-members", "-emit-extension-block-symbols",
                "-output-dir", cls.graphs,
            ],
            check=True)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def check(self, allow, names=NAMES):
        (self.folder / "names.tsv").write_text(names)
        (self.folder / "allow").write_text(allow)
        run = subprocess.run(
            [
                CHECKER, "--graphs", self.graphs, "--names", self.folder / "names.tsv",
                "--allow", self.folder / "allow",
            ],
            capture_output=True, text=True)
        found = re.findall(r"^(?:.*UIKit\.swift:\d+: )?(.*): not a name in Apple's modules$", run.stdout, re.MULTILINE)
        return run, sorted(found)

    def test_each_planted_name_is_found_and_no_other(self):
        run, found = self.check(ALIAS)
        self.assertEqual(found, WINKS)
        self.assertEqual(run.returncode, 1)
        self.assertIn(f"UIKit.swift:{SOURCE.splitlines().index('  open func wink() {}') + 1}: ", run.stdout)
        self.assertIn(f"; {len(WINKS)} with a name", run.stdout)

    def test_a_name_with_its_page_is_allowed(self):
        allow = ALIAS + (
            "UIWink\tpage\nUIRectWink\tpage\nString: wink\tpage\nUIView.ContentMode: scaleToWink\tpage\n"
            "UIView: addSub wink _wink background\tpage\nUIResponder: keyboardWillWinkNotification\tpage\n")
        run, found = self.check(allow)
        self.assertEqual((run.returncode, found), (0, []))

    def test_a_listed_type_under_another_name_is_known_with_its_members(self):
        _, found = self.check("# nothing\n")
        self.assertEqual(found, sorted(WINKS + ["enum UIButton.ButtonType", "enum.case UIButton.ButtonType.custom"]))

    def test_what_nothing_needs_fails(self):
        run, _ = self.check(ALIAS + "UIView: addSubview\tpage\nUIGone\tpage\n")
        self.assertIn("allow:2: 'UIView.addSubview' is not used", run.stdout)
        self.assertIn("allow:3: 'UIGone' is not used", run.stdout)
        self.assertEqual(run.returncode, 1)

    def test_what_cannot_be_read_is_no_pass(self):
        for allow, names, message in [
            ("UIWink\n", NAMES, "allow:1: no page after 'UIWink'"),
            ("UIWink\tpage\nUIWink\tpage\n", NAMES, "allow:2: 'UIWink' is in line 1, too"),
            ("", "UIKit\tUIView\n", "names.tsv:1: 2 cells"),
        ]:
            run, _ = self.check(allow, names)
            self.assertIn(message, run.stderr)
            self.assertEqual(run.returncode, 2)
        run = subprocess.run([CHECKER, "--graphs", self.folder], capture_output=True, text=True)
        self.assertIn("no symbol graphs", run.stderr)
        self.assertEqual(run.returncode, 2)


if __name__ == "__main__":
    unittest.main()
