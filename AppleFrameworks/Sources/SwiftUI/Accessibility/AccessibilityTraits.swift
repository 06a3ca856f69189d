import UIKit

/// The kind and state of an accessibility element.
///
/// - Source: developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: UIAccessibilityTraits
  init(_ traits: UIAccessibilityTraits) { self.traits = traits }
  /// Creates an empty set.
  public init() { traits = .none }
  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary of the app's state at launch.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// An element whose label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// An element that begins to play or record when it is activated.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// An element that handles touches directly, without the screen reader.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// An element after which the screen reader turns the page.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Returns whether the set contains all of the given traits.
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  /// Adds the given traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps the traits that are in both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }

  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }

  /// Returns the traits that are in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.union(other.traits))
  }

  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }

  /// Returns the traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }

  /// Adds traits, and returns whether they were absent.
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let was = contains(newMember)
    formUnion(newMember)
    return (!was, newMember)
  }

  /// Removes traits, and returns them if they were present.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let was = contains(member)
    traits.subtract(member.traits)
    return was ? member : nil
  }

  /// Adds traits, and returns them if they were present.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let was = contains(newMember)
    formUnion(newMember)
    return was ? newMember : nil
  }
}
