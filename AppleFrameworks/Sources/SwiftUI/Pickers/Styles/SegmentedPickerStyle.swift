import UIKit

/// Segments in a row. A segment shows a title or, if there is none, an image.
///
/// - Source: developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments in a row. A segment shows a title or, if there is none, an image.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
