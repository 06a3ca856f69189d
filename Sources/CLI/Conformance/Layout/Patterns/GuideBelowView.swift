import UIKit

/// A pattern for a view at the top of the safe area and a layout guide below it.
enum GuideBelowView: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "root #x# safe area #/#/#/#; view A pinned to safe area top/leading/trailing, height #; "
        + "guide G top = A.bottom+#, leading = safe+#, #x#")
    guard let numbers = pattern.match(setup.text)?.numbers else { return nil }
    let stage = try Stage(
      size: CGSize(width: numbers[0], height: numbers[1]), scale: setup.scale, safeArea: UIEdgeInsets(numbers[2..<6]))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let safe = stage.root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: numbers[6]),
      guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: numbers[7]),
      guide.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: numbers[8]),
      guide.widthAnchor.constraint(equalToConstant: numbers[9]),
      guide.heightAnchor.constraint(equalToConstant: numbers[10]),
    ])
    stage.layOut()
    return .frames([view.frame, guide.layoutFrame])
  }
}
