import PreviewProtocol
import UIKit
import ViewHost

/// Describes a view in detail.
@MainActor
enum ElementInspection {
  static func inspection(of view: UIView, on host: ViewHost) throws -> ViewInspection {
    var path: [ViewInspection.Step] = []
    var current: UIView? = view
    while let step = current {
      path.append(
        ViewInspection.Step(
          name: LayoutDiagnosis.name(of: step), className: "\(type(of: step))",
          frame: ScreenOutline.numbers(ScreenOutline.frameOnScreen(of: step))))
      current = step.superview
    }
    let margins = view.layoutMargins
    return ViewInspection(
      path: path, frame: ScreenOutline.numbers(view.frame),
      margins: [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) },
      place: place(of: view),
      horizontal: constraints(of: view, .horizontal), vertical: constraints(of: view, .vertical),
      facts: facts(of: view))
  }

  /// Returns the line that created a view, if it is known.
  static func place(of view: UIView) -> ViewInspection.Place? {
    ViewDump.origin(of: view).map { ViewInspection.Place(file: $0.file, line: $0.line, path: $0.path) }
  }

  private static func constraints(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> [ViewInspection.Constraint] {
    LayoutDiagnosis.constraints(of: view, axis).map {
      ViewInspection.Constraint(
        equation: $0.equation, origin: $0.maker, file: $0.file, line: $0.line,
        priority: $0.priority == UILayoutPriority.required.rawValue ? nil : Double($0.priority))
    }
  }

  private static func facts(of view: UIView) -> [String] {
    var facts: [String] = []
    let dump = ViewDump(of: view)
    if let text = dump.label, !text.isEmpty { facts.append("text: \(text)") }
    if let label = view as? UILabel {
      facts.append("font: \(label.font.fontName) \(label.font.pointSize.briefDescription)")
      if label.isTextCut { facts.append("the text is cut off") }
    }
    if let color = dump.backgroundColor { facts.append("background: \(color)") }
    if let corner = dump.cornerRadius { facts.append("corner radius: \(CGFloat(corner).briefDescription)") }
    if let alpha = dump.alpha { facts.append("alpha: \(CGFloat(alpha).briefDescription)") }
    if let identifier = dump.identifier { facts.append("identifier: \(identifier)") }
    if !dump.flags.isEmpty { facts.append(dump.flags.joined(separator: ", ")) }
    if let scrollView = view as? UIScrollView {
      let (size, offset) = (scrollView.contentSize, scrollView.contentOffset)
      facts.append(
        "content: \(size.width.briefDescription) x \(size.height.briefDescription) at "
          + "\(offset.x.briefDescription), \(offset.y.briefDescription)")
    }
    if let stack = view as? UIStackView {
      facts.append(
        "stack: \(stack.axis == .horizontal ? "horizontal" : "vertical"), spacing \(stack.spacing.briefDescription)")
    }
    let intrinsic = view.intrinsicContentSize
    if intrinsic.width >= 0 || intrinsic.height >= 0 {
      facts.append(
        "intrinsic size: \(intrinsic.width < 0 ? "-" : intrinsic.width.briefDescription) x "
          + "\(intrinsic.height < 0 ? "-" : intrinsic.height.briefDescription)")
    }
    func priorities(_ name: String, _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) {
      facts.append(
        "\(name): \(CGFloat(priority(.horizontal).rawValue).briefDescription) across, "
          + "\(CGFloat(priority(.vertical).rawValue).briefDescription) down")
    }
    priorities("hugging") { view.contentHuggingPriority(for: $0) }
    priorities("compression resistance") { view.contentCompressionResistancePriority(for: $0) }
    return facts
  }
}
