/// A writer for the coordinator of a storyboard, with a method for each of its segues.
struct CoordinatorWriter {
  let model: CoordinatorModel

  func source() -> String {
    var code = CodeText()
    code.line("import UIKit")
    code.gap()
    code.block("@MainActor\nprotocol \(model.conformance): UIViewController {") { code in
      code.line("var coordinator: \(model.name)? { get set }")
    }
    code.gap()
    code.block("@MainActor\nfinal class \(model.name) {") { code in
      if let initial = model.initial {
        code.block("func start() -> UIViewController {") { code in
          if initial.contains("??") {
            code.line("let controller = \(initial)")
            code.line("attach(controller)")
          } else {
            code.line("let controller = \(initial)")
            code.line("attach(controller)")
          }
          code.line("return controller")
        }
      }
      var written: Set<String> = []
      for flow in model.flows where written.insert(flow.method).inserted {
        code.gap()
        method(flow, &code)
      }
      code.gap()
      code.block("private func attach(_ controller: UIViewController) {") { code in
        code.line("(controller as? any \(model.conformance))?.coordinator = self")
        code.line("for child in controller.children { attach(child) }")
      }
    }
    return code.text
  }

  private func method(_ flow: FlowModel, _ code: inout CodeText) {
    code.block("func \(flow.method)(from source: UIViewController) {") { code in
      let animated = SwiftLiteral.bool(flow.animates)
      guard let destination = flow.destination else {
        code.block(
          "if let navigation = source.navigationController, navigation.viewControllers.count > 1 {", "} else {"
        ) {
          $0.line("navigation.popViewController(animated: \(animated))")
        }
        code.indented { $0.line("source.dismiss(animated: \(animated))") }
        code.line("}")
        return
      }
      code.line("let destination = \(destination)")
      code.line("attach(destination)")
      code.lines(flow.presentation)
      switch flow.kind {
      case .presentation, .modal, .popoverPresentation, .popover:
        code.line("source.present(destination, animated: \(animated))")
      case .showDetail, .replace: code.line("source.showDetailViewController(destination, sender: nil)")
      default: code.line("source.show(destination, sender: nil)")
      }
    }
  }
}
