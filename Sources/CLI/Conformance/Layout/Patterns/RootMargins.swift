import UIKit
import ViewHost

/// A pattern for a label within the margins of a view controller's view. The result is its x-coordinate, width and
/// y-coordinate.
enum RootMargins: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "root view of a view controller on a #-wide phone, label pinned to layoutMarginsGuide")
    guard let width = pattern.match(setup.text)?.numbers[0] else { return nil }
    // Devices are ordered from old to new, and the first one with the width is used.
    guard let device = Device.all.first(where: { $0.idiom == .phone && $0.size.width == width }) else {
      throw Unsupported("no known phone is \(JSONLine.number(width)) points wide")
    }
    let stage = try Stage(size: device.size, scale: device.scale, safeArea: device.safeAreaInsets)
    let label = UILabel()
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(label)
    let margins = stage.root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
    ])
    stage.layOut()
    return .values([label.frame.minX, label.frame.width, label.frame.minY])
  }
}
