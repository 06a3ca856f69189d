import CompilerRuns
import Testing

@Suite("Names up to Swift 4.1")
struct RenamedNamesTests {
  private static let code = """
    import UIKit

    class Screen: UIViewController, UITableViewDataSource {
      let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)

      override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = UITableViewAutomaticDimension
        table.contentInset = UIEdgeInsetsMake(1, 2, 3, 4)
        NotificationCenter.default.addObserver(
          forName: .UIKeyboardWillShow, object: nil, queue: nil
        ) { note in _ = note.userInfo?[UIKeyboardFrameEndUserInfoKey] }
        let child = UIViewController()
        addChildViewController(child)
        child.didMove(toParentViewController: self)
        view.bringSubview(toFront: table)
        let layer = CAShapeLayer()
        layer.lineCap = kCALineCapRound
        _ = UIImagePNGRepresentation(UIImage())
        let attributes: [NSAttributedStringKey: Any] = [.font: UIFont.systemFont(ofSize: 12)]
        _ = NSAttributedString(string: "a", attributes: attributes)
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: nil)
      }
    }
    """

  @Test("code of language version 4 compiles")
  func version4() throws {
    let run = try CompilerRun(Self.code, product: .object, flags: ["-swift-version", "4"])
    #expect(run.succeeded, "\(run.diagnostics)")
  }

  @Test("in version 5 the errors tell the new names")
  func version5() throws {
    let run = try CompilerRun(Self.code, product: .object, flags: ["-swift-version", "5"])
    #expect(!run.succeeded)
    for name in ["UITableView.Style", "UITableView.automaticDimension", "addChild(_:)", "CAShapeLayerLineCap.round"] {
      #expect(run.diagnostics.contains("has been renamed to '\(name)'"), "\(name)")
    }
  }
}
