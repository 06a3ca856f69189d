import UIKit

/// A picker style with a segmented control. A segment displays a title or, if there is none, an image.
///
/// - Source: developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style with a segmented control. A segment displays a title or, if there is none, an image.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
