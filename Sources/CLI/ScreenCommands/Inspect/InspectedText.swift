import InterfaceBuilder
import InterfaceCanvas
import UIKit
import ViewHost

/// The readable description of a file as a tree: each root view with its subviews, and unsupported elements.
@MainActor
struct InspectedText {
  let canvas: InterfaceCanvas
  let file: String

  var text: String {
    var lines = ["\(file)  (\(canvas.device.name)\(canvas.device.orientation == .landscape ? ", landscape" : ""))"]
    let descriptions = ViewDescriptions(canvas)
    for root in canvas.roots {
      if let controller = root.scene?.controller {
        let name = controller.customClass?.name ?? controller.kind?.className ?? controller.element.name
        lines.append("  scene \(root.scene?.id ?? "") \(name)")
      }
      append(root.view, 2, descriptions, &lines)
    }
    for finding in canvas.document.findings { lines.append("  unsupported: \(finding)") }
    for shortcoming in canvas.shortcomings { lines.append("  unsupported: \(shortcoming)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Appends a view. Views that the file does not contain are parts of others, and are omitted.
  private func append(
    _ view: UIView, _ depth: Int, _ descriptions: ViewDescriptions, _ lines: inout [String]
  ) {
    var depth = depth
    if let description = descriptions[view] {
      let frame = InspectedFile.numbers(view.frame).map { number in
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
      }
      var words = [description.customClass?.name ?? "\(type(of: view))"]
      words.append("(\(frame[0]), \(frame[1]), \(frame[2]), \(frame[3]))")
      if let id = description.id { words.append(id) }
      if let label = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle {
        words.append("\"\(label.prefix(40))\"")
      }
      if view.isHidden { words.append("hidden") }
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: "  "))
      depth += 1
    }
    for subview in view.subviews { append(subview, depth, descriptions, &lines) }
  }
}
