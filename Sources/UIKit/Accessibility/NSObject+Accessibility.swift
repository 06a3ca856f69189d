import Foundation

// What any object says to assistive technologies.
//
// Apple declares these on `NSObject`, where subclasses override them. Here `NSObject` is Foundation's, and what an
// extension of a class declares can't be overridden: so `UIResponder` declares them in its body, for views, controllers
// and accessibility elements, and an extension of a protocol, which does not stand in the way of that, has them for
// other objects and hands responders' through.

@MainActor
extension NSObjectProtocol where Self: NSObject {
  /// Whether assistive technologies go to the object itself, and not to what is in it.
  @preconcurrency public var isAccessibilityElement: Bool {
    get { AccessibilityStandIns.find(self).isAccessibilityElement }
    set { AccessibilityStandIns.make(for: self).isAccessibilityElement = newValue }
  }

  /// A short name of the object, in the user's language.
  @preconcurrency public var accessibilityLabel: String? {
    get { AccessibilityStandIns.find(self).accessibilityLabel }
    set { AccessibilityStandIns.make(for: self).accessibilityLabel = newValue }
  }

  /// ``accessibilityLabel`` with attributes that say how it is spoken.
  @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityStandIns.find(self).accessibilityAttributedLabel }
    set { AccessibilityStandIns.make(for: self).accessibilityAttributedLabel = newValue }
  }

  /// What happens when the object is used.
  @preconcurrency public var accessibilityHint: String? {
    get { AccessibilityStandIns.find(self).accessibilityHint }
    set { AccessibilityStandIns.make(for: self).accessibilityHint = newValue }
  }

  /// ``accessibilityHint`` with attributes that say how it is spoken.
  @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityStandIns.find(self).accessibilityAttributedHint }
    set { AccessibilityStandIns.make(for: self).accessibilityAttributedHint = newValue }
  }

  /// What the object is set to, as the position of a slider.
  @preconcurrency public var accessibilityValue: String? {
    get { AccessibilityStandIns.find(self).accessibilityValue }
    set { AccessibilityStandIns.make(for: self).accessibilityValue = newValue }
  }

  /// ``accessibilityValue`` with attributes that say how it is spoken.
  @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityStandIns.find(self).accessibilityAttributedValue }
    set { AccessibilityStandIns.make(for: self).accessibilityAttributedValue = newValue }
  }

  /// What the object is like.
  @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityStandIns.find(self).accessibilityTraits }
    set { AccessibilityStandIns.make(for: self).accessibilityTraits = newValue }
  }

  /// Where the object is, in the screen's coordinates, in points.
  @preconcurrency public var accessibilityFrame: CGRect {
    get { AccessibilityStandIns.find(self).accessibilityFrame }
    set { AccessibilityStandIns.make(for: self).accessibilityFrame = newValue }
  }

  /// The object's outline in the screen's coordinates, where a rectangle won't do.
  @preconcurrency public var accessibilityPath: UIBezierPath? {
    get { AccessibilityStandIns.find(self).accessibilityPath }
    set { AccessibilityStandIns.make(for: self).accessibilityPath = newValue }
  }

  /// Where a tap goes that activates the object, in the screen's coordinates.
  @preconcurrency public var accessibilityActivationPoint: CGPoint {
    get { AccessibilityStandIns.find(self).accessibilityActivationPoint }
    set { AccessibilityStandIns.make(for: self).accessibilityActivationPoint = newValue }
  }

  /// The language, as a BCP 47 tag, in which the object is spoken.
  @preconcurrency public var accessibilityLanguage: String? {
    get { AccessibilityStandIns.find(self).accessibilityLanguage }
    set { AccessibilityStandIns.make(for: self).accessibilityLanguage = newValue }
  }

  /// Whether the object and all in it is kept from assistive technologies.
  @preconcurrency public var accessibilityElementsHidden: Bool {
    get { AccessibilityStandIns.find(self).accessibilityElementsHidden }
    set { AccessibilityStandIns.make(for: self).accessibilityElementsHidden = newValue }
  }

  /// Whether the views beside this one are kept from assistive technologies.
  @preconcurrency public var accessibilityViewIsModal: Bool {
    get { AccessibilityStandIns.find(self).accessibilityViewIsModal }
    set { AccessibilityStandIns.make(for: self).accessibilityViewIsModal = newValue }
  }

  /// Whether the elements in the object are read together, before those beside it.
  @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityStandIns.find(self).shouldGroupAccessibilityChildren }
    set { AccessibilityStandIns.make(for: self).shouldGroupAccessibilityChildren = newValue }
  }

  /// Whether the element does something when it is used.
  @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityStandIns.find(self).accessibilityRespondsToUserInteraction }
    set { AccessibilityStandIns.make(for: self).accessibilityRespondsToUserInteraction = newValue }
  }

  /// How Switch Control goes through the elements in the object.
  @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityStandIns.find(self).accessibilityNavigationStyle }
    set { AccessibilityStandIns.make(for: self).accessibilityNavigationStyle = newValue }
  }

  /// What kind of group the object is.
  @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityStandIns.find(self).accessibilityContainerType }
    set { AccessibilityStandIns.make(for: self).accessibilityContainerType = newValue }
  }

  /// The elements in the object, in the order in which they are read.
  @preconcurrency public var accessibilityElements: [Any]? {
    get { AccessibilityStandIns.find(self).accessibilityElements }
    set { AccessibilityStandIns.make(for: self).accessibilityElements = newValue }
  }

  /// What else can be done with the object.
  @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityStandIns.find(self).accessibilityCustomActions }
    set { AccessibilityStandIns.make(for: self).accessibilityCustomActions = newValue }
  }

  /// The rotors that the user may choose while the screen reader is at the object, or in it.
  @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityStandIns.find(self).accessibilityCustomRotors }
    set { AccessibilityStandIns.make(for: self).accessibilityCustomRotors = newValue }
  }

  /// Names that the user may call the object by; the first is the best one.
  @preconcurrency public var accessibilityUserInputLabels: [String]! {
    get { AccessibilityStandIns.find(self).accessibilityUserInputLabels }
    set { AccessibilityStandIns.make(for: self).accessibilityUserInputLabels = newValue }
  }

  /// How many elements are in ``accessibilityElements``.
  @preconcurrency public func accessibilityElementCount() -> Int {
    AccessibilityStandIns.find(self).accessibilityElementCount()
  }

  /// An element of ``accessibilityElements``; `nil` where there is none.
  @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
    AccessibilityStandIns.find(self).accessibilityElement(at: index)
  }

  /// The place of an element in ``accessibilityElements``; `NSNotFound` where it has none.
  @preconcurrency public func index(ofAccessibilityElement element: Any) -> Int {
    AccessibilityStandIns.find(self).index(ofAccessibilityElement: element)
  }

  /// The user activates the object. Returns whether that was done; if not, it is tapped.
  @preconcurrency public func accessibilityActivate() -> Bool {
    AccessibilityStandIns.find(self).accessibilityActivate()
  }

  /// The user asks for more of an adjustable element. The default does nothing but in UIKit's controls.
  @preconcurrency public func accessibilityIncrement() { AccessibilityStandIns.find(self).accessibilityIncrement() }

  /// The user asks for less of an adjustable element. The default does nothing but in UIKit's controls.
  @preconcurrency public func accessibilityDecrement() { AccessibilityStandIns.find(self).accessibilityDecrement() }

  /// The user scrolls. Returns whether something moved.
  @preconcurrency public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityStandIns.find(self).accessibilityScroll(direction)
  }

  /// The user wants to leave. Returns whether that was done.
  @preconcurrency public func accessibilityPerformEscape() -> Bool {
    AccessibilityStandIns.find(self).accessibilityPerformEscape()
  }

  /// The user wants what matters most now. Returns whether that was done.
  @preconcurrency public func accessibilityPerformMagicTap() -> Bool {
    AccessibilityStandIns.find(self).accessibilityPerformMagicTap()
  }
}
