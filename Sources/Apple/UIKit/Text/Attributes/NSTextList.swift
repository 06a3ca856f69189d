import Foundation

/// A list of paragraphs, with the format of its markers.
///
/// The markers aren't drawn automatically. As with TextKit 1, they are part of the text.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlist
open class NSTextList: NSObject, NSCopying {
  /// It must be the first stored property. Foundation's CFEqual on Linux reads these bits of an attribute's value; if
  /// they are 0, it mistakes the value for a Core Foundation object and traps.
  private let foundationMark: UInt = 0x3FF00

  /// The format of the markers.
  public let markerFormat: MarkerFormat

  /// The options of the list.
  public let listOptions: Options

  /// The number of the first item.
  ///
  /// - Default: 1.
  open var startingItemNumber: Int

  /// Creates a list with a marker format.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list with a marker format.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options))
  }

  /// Whether the items are numbered.
  open var isOrdered: Bool {
    ListMarker.places(in: markerFormat.rawValue).contains { ListMarker.symbol(named: $0) == nil }
  }

  /// Returns the marker of an item by its number.
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
  /// The options of a text list.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nstextlist/options
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates options from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The marker of an item begins with the markers of the enclosing lists.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }
}
