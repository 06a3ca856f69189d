import UIKit
import ViewHost

/// A label within the margins of a controller's view: its x, width and y.
enum RootMargins: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "root view of a view controller on a #-wide phone, label pinned to layoutMarginsGuide")
    guard let width = pattern.match(setup.text)?.numbers[0] else { return nil }
    // Devices are listed from old to new: of those of a width, the first one is meant.
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
