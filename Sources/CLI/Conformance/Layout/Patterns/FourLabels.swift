import UIKit
import ViewHost

/// A pattern for labels with text styles at the four edges of a device's safe area: top, leading, trailing, bottom.
enum FourLabels: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "@(#x#, category @): headline label top-centre, body label leading-middle, body label trailing-middle, "
        + "subheadline label bottom-centre, texts \"@\", \"@\", \"@\", \"@\"")
    guard let match = pattern.match(setup.text) else { return nil }
    let size = CGSize(width: match.numbers[0], height: match.numbers[1])
    let device = try self.device(named: match.texts[0], size: size)
    let stage = try Stage(
      size: size, scale: setup.scale, safeArea: device.safeAreaInsets, category: try category(match.texts[1]),
      idiom: device.idiom)
    let labels = zip(match.texts[2...], [UIFont.TextStyle.headline, .body, .body, .subheadline]).map { text, style in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style, compatibleWith: stage.root.traitCollection)
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(label)
      return label
    }
    let safe = stage.root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
      labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    stage.layOut()
    return .frames(labels.map(\.frame))
  }

  /// Returns the device with a size. If devices with that size have different safe areas, its name decides. Several
  /// generations may have the same name.
  private static func device(named name: String, size: CGSize) throws(Unsupported) -> Device {
    let name = String(name.reversed().drop { $0 == " " }.reversed())
    if let device = try? Device.named(name), device.size == size { return device }
    let candidates = Device.all.flatMap { device in Device.Orientation.allCases.map { device.held($0) } }
      .filter { $0.size == size }
    guard let first = candidates.first else { throw Unsupported("no known device is '\(name)'") }
    guard candidates.allSatisfy({ $0.safeAreaInsets == first.safeAreaInsets }) else {
      throw Unsupported("devices of the size of '\(name)' have different safe areas")
    }
    return first
  }

  private static func category(_ name: String) throws(Unsupported) -> UIContentSizeCategory {
    switch name {
    case "extraSmall": .extraSmall
    case "small": .small
    case "medium": .medium
    case "large": .large
    case "extraLarge": .extraLarge
    case "extraExtraLarge": .extraExtraLarge
    case "extraExtraExtraLarge": .extraExtraExtraLarge
    case "accessibilityMedium": .accessibilityMedium
    case "accessibilityLarge": .accessibilityLarge
    case "accessibilityExtraLarge": .accessibilityExtraLarge
    case "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge
    case "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge
    default: throw Unsupported("there is no content size category '\(name)'")
    }
  }
}
