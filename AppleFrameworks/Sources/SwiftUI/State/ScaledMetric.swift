import UIKit

/// A property wrapper for a number that scales with the user's text size.
///
/// - Source: developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Creates a property wrapper for a number that scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a property wrapper for a number that scales like body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// The number for the text size of the environment, or the unscaled number outside of a view.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let size = store.read(\.dynamicTypeSize)
    let traits = UITraitCollection(preferredContentSizeCategory: size.category)
    scaled = Value(UIFontMetrics(forTextStyle: style.style).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}
