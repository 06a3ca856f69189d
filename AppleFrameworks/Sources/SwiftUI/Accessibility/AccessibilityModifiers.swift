import UIKit

/// What a screen reader says of a view.
struct AccessibilityModifier: EffectModifier {
  let apply: @MainActor (PassingView, EnvironmentValues) -> Void
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { apply(view, box.environment) }
}

/// How a screen reader takes what is inside of an element.
///
/// - Source: developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let kind: Int
  public static let ignore = AccessibilityChildBehavior(kind: 0)
  public static let contain = AccessibilityChildBehavior(kind: 1)
  public static let combine = AccessibilityChildBehavior(kind: 2)
}

/// - Source: developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: UIAccessibilityTraits
  init(_ traits: UIAccessibilityTraits) { self.traits = traits }
  public init() { traits = .none }
  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.union(other.traits))
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let was = contains(newMember)
    formUnion(newMember)
    return (!was, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let was = contains(member)
    traits.subtract(member.traits)
    return was ? member : nil
  }
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let was = contains(newMember)
    formUnion(newMember)
    return was ? newMember : nil
  }
}

extension View {
  nonisolated private func accessible(_ apply: @escaping @MainActor (PassingView, EnvironmentValues) -> Void)
    -> some View
  {
    applying(AccessibilityModifier(apply: apply))
  }
  nonisolated private func named(_ label: Text) -> some View {
    accessible { view, environment in
      view.isAccessibilityElement = true
      view.accessibilityLabel = label.string(in: environment)
    }
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { named(label) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { named(Text(labelKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { named(Text(label)) }
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.accessibilityValue = value.string(in: $1) }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.accessibilityHint = hint.string(in: $1) }
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { view, _ in view.accessibilityElementsHidden = hidden }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { view, _ in view.accessibilityIdentifier = identifier }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits = view.accessibilityTraits.union(traits.traits) }
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits = view.accessibilityTraits.subtracting(traits.traits) }
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { view, _ in
      view.isAccessibilityElement = children != .contain
      if children == .combine { view.accessibilityLabel = ContentWords.of(view) }
    }
  }
}
