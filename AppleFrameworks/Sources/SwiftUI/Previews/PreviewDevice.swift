import UIKit

/// The name of a simulated device for a preview.
///
/// - Source: developer.apple.com/documentation/swiftui/previewdevice
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name, such as "iPhone SE (3rd generation)".
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The size of the upright screen in points; `nil` for unknown names.
  ///
  /// - Source: developer.apple.com/design/human-interface-guidelines/layout#Specifications
  var size: CGSize? {
    let name = rawValue.lowercased()
    for (part, width, height) in Self.sizes where name.contains(part) { return CGSize(width: width, height: height) }
    return nil
  }

  /// The names with sizes in points. The first name that is part of the device's name applies.
  private static let sizes: [(String, CGFloat, CGFloat)] = [
    ("iphone se (1st", 320, 568), ("iphone 5", 320, 568), ("iphone se", 375, 667), ("iphone 6s plus", 414, 736),
    ("iphone 7 plus", 414, 736), ("iphone 8 plus", 414, 736), ("iphone 6", 375, 667), ("iphone 7", 375, 667),
    ("iphone 8", 375, 667), ("iphone xs max", 414, 896), ("iphone xs", 375, 812), ("iphone xr", 414, 896),
    ("iphone x", 375, 812), ("iphone 11 pro max", 414, 896), ("iphone 11 pro", 375, 812), ("iphone 11", 414, 896),
    ("iphone 12 mini", 375, 812), ("iphone 13 mini", 375, 812), ("iphone 12 pro max", 428, 926),
    ("iphone 13 pro max", 428, 926), ("iphone 14 plus", 428, 926), ("iphone 12", 390, 844), ("iphone 13", 390, 844),
    ("iphone 14 pro max", 430, 932), ("iphone 14 pro", 393, 852), ("iphone 14", 390, 844),
    ("iphone 15 pro max", 430, 932), ("iphone 15 plus", 430, 932), ("iphone 15", 393, 852),
    ("iphone 16 pro max", 440, 956), ("iphone 16 pro", 402, 874), ("iphone 16 plus", 430, 932),
    ("iphone 16e", 390, 844), ("iphone 16", 393, 852), ("iphone 17 pro max", 440, 956), ("iphone 17", 402, 874),
    ("iphone air", 420, 912), ("ipad pro (12.9", 1024, 1366), ("ipad pro 13", 1032, 1376), ("ipad pro (11", 834, 1194),
    ("ipad pro 11", 834, 1210), ("ipad mini", 744, 1133), ("ipad air 13", 1024, 1366), ("ipad air", 820, 1180),
    ("ipad", 820, 1180),
  ]
}

/// The orientation of a device.
///
/// - Source: developer.apple.com/documentation/swiftui/interfaceorientation
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String
  /// The portrait orientation.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The portrait orientation with the top of the device at the bottom.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The landscape orientation with the top of the device on the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The landscape orientation with the top of the device on the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Displays the preview at the size of a device. Unknown names have no effect.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/previewdevice(_:)
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(PreviewLookKey.self) { $0.device = value }
  }

  /// Displays the preview in an orientation.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:)
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    transformPreference(PreviewLookKey.self) { $0.orientation = value }
  }
}
