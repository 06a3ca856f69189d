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
    get { AccessibilityProxies.find(self).isAccessibilityElement }
    set { AccessibilityProxies.make(for: self).isAccessibilityElement = newValue }
  }

  /// A short name of the object, in the user's language.
  @preconcurrency public var accessibilityLabel: String? {
    get { AccessibilityProxies.find(self).accessibilityLabel }
    set { AccessibilityProxies.make(for: self).accessibilityLabel = newValue }
  }

  /// ``accessibilityLabel`` with attributes that say how it is spoken.
  @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityProxies.find(self).accessibilityAttributedLabel }
    set { AccessibilityProxies.make(for: self).accessibilityAttributedLabel = newValue }
  }

  /// What happens when the object is used.
  @preconcurrency public var accessibilityHint: String? {
    get { AccessibilityProxies.find(self).accessibilityHint }
    set { AccessibilityProxies.make(for: self).accessibilityHint = newValue }
  }

  /// ``accessibilityHint`` with attributes that say how it is spoken.
  @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityProxies.find(self).accessibilityAttributedHint }
    set { AccessibilityProxies.make(for: self).accessibilityAttributedHint = newValue }
  }

  /// What the object is set to, as the position of a slider.
  @preconcurrency public var accessibilityValue: String? {
    get { AccessibilityProxies.find(self).accessibilityValue }
    set { AccessibilityProxies.make(for: self).accessibilityValue = newValue }
  }

  /// ``accessibilityValue`` with attributes that say how it is spoken.
  @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityProxies.find(self).accessibilityAttributedValue }
    set { AccessibilityProxies.make(for: self).accessibilityAttributedValue = newValue }
  }

  /// What the object is like.
  @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityProxies.find(self).accessibilityTraits }
    set { AccessibilityProxies.make(for: self).accessibilityTraits = newValue }
  }

  /// Where the object is, in the screen's coordinates, in points.
  @preconcurrency public var accessibilityFrame: CGRect {
    get { AccessibilityProxies.find(self).accessibilityFrame }
    set { AccessibilityProxies.make(for: self).accessibilityFrame = newValue }
  }

  /// The object's outline in the screen's coordinates, where a rectangle won't do.
  @preconcurrency public var accessibilityPath: UIBezierPath? {
    get { AccessibilityProxies.find(self).accessibilityPath }
    set { AccessibilityProxies.make(for: self).accessibilityPath = newValue }
  }

  /// Where a tap goes that activates the object, in the screen's coordinates.
  @preconcurrency public var accessibilityActivationPoint: CGPoint {
    get { AccessibilityProxies.find(self).accessibilityActivationPoint }
    set { AccessibilityProxies.make(for: self).accessibilityActivationPoint = newValue }
  }

  /// The language, as a BCP 47 tag, in which the object is spoken.
  @preconcurrency public var accessibilityLanguage: String? {
    get { AccessibilityProxies.find(self).accessibilityLanguage }
    set { AccessibilityProxies.make(for: self).accessibilityLanguage = newValue }
  }

  /// Whether the object and all in it is kept from assistive technologies.
  @preconcurrency public var accessibilityElementsHidden: Bool {
    get { AccessibilityProxies.find(self).accessibilityElementsHidden }
    set { AccessibilityProxies.make(for: self).accessibilityElementsHidden = newValue }
  }

  /// Whether the views beside this one are kept from assistive technologies.
  @preconcurrency public var accessibilityViewIsModal: Bool {
    get { AccessibilityProxies.find(self).accessibilityViewIsModal }
    set { AccessibilityProxies.make(for: self).accessibilityViewIsModal = newValue }
  }

  /// Whether the elements in the object are read together, before those beside it.
  @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityProxies.find(self).shouldGroupAccessibilityChildren }
    set { AccessibilityProxies.make(for: self).shouldGroupAccessibilityChildren = newValue }
  }

  /// Whether the element does something when it is used.
  @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityProxies.find(self).accessibilityRespondsToUserInteraction }
    set { AccessibilityProxies.make(for: self).accessibilityRespondsToUserInteraction = newValue }
  }

  /// How Switch Control goes through the elements in the object.
  @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityProxies.find(self).accessibilityNavigationStyle }
    set { AccessibilityProxies.make(for: self).accessibilityNavigationStyle = newValue }
  }

  /// What kind of group the object is.
  @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityProxies.find(self).accessibilityContainerType }
    set { AccessibilityProxies.make(for: self).accessibilityContainerType = newValue }
  }

  /// The elements in the object, in the order in which they are read.
  @preconcurrency public var accessibilityElements: [Any]? {
    get { AccessibilityProxies.find(self).accessibilityElements }
    set { AccessibilityProxies.make(for: self).accessibilityElements = newValue }
  }

  /// What else can be done with the object.
  @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityProxies.find(self).accessibilityCustomActions }
    set { AccessibilityProxies.make(for: self).accessibilityCustomActions = newValue }
  }

  /// The rotors that the user may choose while the screen reader is at the object, or in it.
  @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityProxies.find(self).accessibilityCustomRotors }
    set { AccessibilityProxies.make(for: self).accessibilityCustomRotors = newValue }
  }

  /// Names that the user may call the object by; the first is the best one.
  @preconcurrency public var accessibilityUserInputLabels: [String]! {
    get { AccessibilityProxies.find(self).accessibilityUserInputLabels }
    set { AccessibilityProxies.make(for: self).accessibilityUserInputLabels = newValue }
  }

  /// How many elements are in ``accessibilityElements``.
  @preconcurrency public func accessibilityElementCount() -> Int {
    AccessibilityProxies.find(self).accessibilityElementCount()
  }

  /// Returns an element of ``accessibilityElements``; `nil` where there is none.
  @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
    AccessibilityProxies.find(self).accessibilityElement(at: index)
  }

  /// Returns the place of an element in ``accessibilityElements``; `NSNotFound` where it has none.
  @preconcurrency public func index(ofAccessibilityElement element: Any) -> Int {
    AccessibilityProxies.find(self).index(ofAccessibilityElement: element)
  }

  /// Returns the user activates the object. Returns whether that was done; if not, it is tapped.
  @preconcurrency public func accessibilityActivate() -> Bool {
    AccessibilityProxies.find(self).accessibilityActivate()
  }

  /// The user asks for more of an adjustable element. The default does nothing but in UIKit's controls.
  @preconcurrency public func accessibilityIncrement() { AccessibilityProxies.find(self).accessibilityIncrement() }

  /// The user asks for less of an adjustable element. The default does nothing but in UIKit's controls.
  @preconcurrency public func accessibilityDecrement() { AccessibilityProxies.find(self).accessibilityDecrement() }

  /// The user scrolls. Returns whether something moved.
  @preconcurrency public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityProxies.find(self).accessibilityScroll(direction)
  }

  /// Returns the user wants to leave. Returns whether that was done.
  @preconcurrency public func accessibilityPerformEscape() -> Bool {
    AccessibilityProxies.find(self).accessibilityPerformEscape()
  }

  /// Returns the user wants what matters most now. Returns whether that was done.
  @preconcurrency public func accessibilityPerformMagicTap() -> Bool {
    AccessibilityProxies.find(self).accessibilityPerformMagicTap()
  }
}
