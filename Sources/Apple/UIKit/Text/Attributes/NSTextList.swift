import Foundation

/// A list that paragraphs are items of: what stands before each.
///
/// The marker is not drawn by itself: text that shows one holds it, as with TextKit 1.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlist
open class NSTextList: NSObject, NSCopying {
  /// Must stay the first stored property: Foundation's CFEqual on Linux looks at these bits of an attribute's value, and
  /// takes it for one of Core Foundation's objects, and halts, where they are 0.
  private let foundationMark: UInt = 0x3FF00

  /// How markers are made.
  public let markerFormat: MarkerFormat

  /// Further wishes.
  public let listOptions: Options

  /// The number of the first item.
  ///
  /// - Default: 1.
  open var startingItemNumber: Int

  /// Creates a list with markers of a format.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list with markers of a format.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options))
  }

  /// Whether the items are numbered.
  open var isOrdered: Bool {
    ListMarker.places(in: markerFormat.rawValue).contains { ListMarker.symbol(named: $0) == nil }
  }

  /// Returns the marker of the item of a number.
  open func marker(forItemNumber itemNumber: Int) -> String {
    ListMarker.text(markerFormat.rawValue, number: itemNumber)
  }

  /// Returns a list with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  /// Returns whether an object is a list with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other === self
      || other.markerFormat == markerFormat && other.listOptions == listOptions
        && other.startingItemNumber == startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}

extension NSTextList {
  /// Wishes about a list.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nstextlist/options
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An item's marker has the markers of the lists around this one before it.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }
}
