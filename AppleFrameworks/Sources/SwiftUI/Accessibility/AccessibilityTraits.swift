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
  /// Selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// Text that cannot change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary of the app's state at launch.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It begins to play or record when activated.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// It handles touches itself, without the screen reader.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The screen reader turns the page when it has read this element.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Whether all of the other traits are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  /// Adds the other traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps the traits that are in both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }

  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }

  /// The traits that are in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.union(other.traits))
  }

  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }

  /// The traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }

  /// Adds traits; tells whether they were absent.
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let was = contains(newMember)
    formUnion(newMember)
    return (!was, newMember)
  }

  /// Removes traits; returns them if they were present.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let was = contains(member)
    traits.subtract(member.traits)
    return was ? member : nil
  }

  /// Adds traits; returns them if they were present.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let was = contains(newMember)
    formUnion(newMember)
    return was ? newMember : nil
  }
}
