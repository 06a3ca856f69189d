import Foundation

// The accessibility values of any object.
//
// Apple declares these on `NSObject`, where subclasses override them. Here, `NSObject` is Foundation's class, and
// members of a class extension can't be overridden. Therefore, `UIResponder` declares them in its body for views,
// controllers and accessibility elements. A protocol extension, which doesn't prevent that, declares them for other
// objects and forwards those of responders.

@MainActor
extension NSObjectProtocol where Self: NSObject {
  /// Whether assistive technologies access the object itself rather than its elements.
  @preconcurrency public var isAccessibilityElement: Bool {
    get { AccessibilityProxies.find(self).isAccessibilityElement }
    set { AccessibilityProxies.make(for: self).isAccessibilityElement = newValue }
  }

  /// A short name of the object in the user's language.
  @preconcurrency public var accessibilityLabel: String? {
    get { AccessibilityProxies.find(self).accessibilityLabel }
    set { AccessibilityProxies.make(for: self).accessibilityLabel = newValue }
  }

  /// ``accessibilityLabel`` with attributes for speech.
  @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityProxies.find(self).accessibilityAttributedLabel }
    set { AccessibilityProxies.make(for: self).accessibilityAttributedLabel = newValue }
  }

  /// The result of using the object.
  @preconcurrency public var accessibilityHint: String? {
    get { AccessibilityProxies.find(self).accessibilityHint }
    set { AccessibilityProxies.make(for: self).accessibilityHint = newValue }
  }

  /// ``accessibilityHint`` with attributes for speech.
  @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityProxies.find(self).accessibilityAttributedHint }
    set { AccessibilityProxies.make(for: self).accessibilityAttributedHint = newValue }
  }

  /// The value of the object, such as the position of a slider.
  @preconcurrency public var accessibilityValue: String? {
    get { AccessibilityProxies.find(self).accessibilityValue }
    set { AccessibilityProxies.make(for: self).accessibilityValue = newValue }
  }

  /// ``accessibilityValue`` with attributes for speech.
  @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityProxies.find(self).accessibilityAttributedValue }
    set { AccessibilityProxies.make(for: self).accessibilityAttributedValue = newValue }
  }

  /// The traits of the object.
  @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityProxies.find(self).accessibilityTraits }
    set { AccessibilityProxies.make(for: self).accessibilityTraits = newValue }
  }

  /// The frame of the object in the screen's coordinates, in points.
  @preconcurrency public var accessibilityFrame: CGRect {
    get { AccessibilityProxies.find(self).accessibilityFrame }
    set { AccessibilityProxies.make(for: self).accessibilityFrame = newValue }
  }

  /// The outline of the object in the screen's coordinates, if it isn't a rectangle.
  @preconcurrency public var accessibilityPath: UIBezierPath? {
    get { AccessibilityProxies.find(self).accessibilityPath }
    set { AccessibilityProxies.make(for: self).accessibilityPath = newValue }
  }

  /// The location of a tap that activates the object, in the screen's coordinates.
  @preconcurrency public var accessibilityActivationPoint: CGPoint {
    get { AccessibilityProxies.find(self).accessibilityActivationPoint }
    set { AccessibilityProxies.make(for: self).accessibilityActivationPoint = newValue }
  }

  /// The language in which the object is spoken, as a BCP 47 tag.
  @preconcurrency public var accessibilityLanguage: String? {
    get { AccessibilityProxies.find(self).accessibilityLanguage }
    set { AccessibilityProxies.make(for: self).accessibilityLanguage = newValue }
  }

  /// Whether the object and its elements are hidden from assistive technologies.
  @preconcurrency public var accessibilityElementsHidden: Bool {
    get { AccessibilityProxies.find(self).accessibilityElementsHidden }
    set { AccessibilityProxies.make(for: self).accessibilityElementsHidden = newValue }
  }

  /// Whether the siblings of the view are hidden from assistive technologies.
  @preconcurrency public var accessibilityViewIsModal: Bool {
    get { AccessibilityProxies.find(self).accessibilityViewIsModal }
    set { AccessibilityProxies.make(for: self).accessibilityViewIsModal = newValue }
  }

  /// Whether the elements of the object are read together, before its siblings.
  @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityProxies.find(self).shouldGroupAccessibilityChildren }
    set { AccessibilityProxies.make(for: self).shouldGroupAccessibilityChildren = newValue }
  }

  /// Whether the element responds to user interaction.
  @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityProxies.find(self).accessibilityRespondsToUserInteraction }
    set { AccessibilityProxies.make(for: self).accessibilityRespondsToUserInteraction = newValue }
  }

  /// The navigation of Switch Control through the elements of the object.
  @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityProxies.find(self).accessibilityNavigationStyle }
    set { AccessibilityProxies.make(for: self).accessibilityNavigationStyle = newValue }
  }

  /// The type of the container.
  @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityProxies.find(self).accessibilityContainerType }
    set { AccessibilityProxies.make(for: self).accessibilityContainerType = newValue }
  }

  /// The elements of the object, in the order in which they are read.
  @preconcurrency public var accessibilityElements: [Any]? {
    get { AccessibilityProxies.find(self).accessibilityElements }
    set { AccessibilityProxies.make(for: self).accessibilityElements = newValue }
  }

  /// The custom actions of the object.
  @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityProxies.find(self).accessibilityCustomActions }
    set { AccessibilityProxies.make(for: self).accessibilityCustomActions = newValue }
  }

  /// The rotors that the user can choose while VoiceOver is at the object or inside of it.
  @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityProxies.find(self).accessibilityCustomRotors }
    set { AccessibilityProxies.make(for: self).accessibilityCustomRotors = newValue }
  }

  /// The names by which the user can call the object, the preferred one first.
  @preconcurrency public var accessibilityUserInputLabels: [String]! {
    get { AccessibilityProxies.find(self).accessibilityUserInputLabels }
    set { AccessibilityProxies.make(for: self).accessibilityUserInputLabels = newValue }
  }

  /// Returns the number of elements in ``accessibilityElements``.
  @preconcurrency public func accessibilityElementCount() -> Int {
    AccessibilityProxies.find(self).accessibilityElementCount()
  }

  /// Returns an element of ``accessibilityElements``; `nil` if there is none.
  @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
    AccessibilityProxies.find(self).accessibilityElement(at: index)
  }

  /// Returns the index of an element in ``accessibilityElements``; `NSNotFound` if there is none.
  @preconcurrency public func index(ofAccessibilityElement element: Any) -> Int {
    AccessibilityProxies.find(self).index(ofAccessibilityElement: element)
  }

  /// Activates the object for the user and returns whether it did. If not, the object is tapped.
  @preconcurrency public func accessibilityActivate() -> Bool {
    AccessibilityProxies.find(self).accessibilityActivate()
  }

  /// Increments an adjustable element for the user. The default does nothing except in UIKit's controls.
  @preconcurrency public func accessibilityIncrement() { AccessibilityProxies.find(self).accessibilityIncrement() }

  /// Decrements an adjustable element for the user. The default does nothing except in UIKit's controls.
  @preconcurrency public func accessibilityDecrement() { AccessibilityProxies.find(self).accessibilityDecrement() }

  /// Scrolls for the user and returns whether the object scrolled.
  @preconcurrency public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityProxies.find(self).accessibilityScroll(direction)
  }

  /// Dismisses the object for the user and returns whether it did.
  @preconcurrency public func accessibilityPerformEscape() -> Bool {
    AccessibilityProxies.find(self).accessibilityPerformEscape()
  }

  /// Performs the most important action for the user and returns whether it did.
  @preconcurrency public func accessibilityPerformMagicTap() -> Bool {
    AccessibilityProxies.find(self).accessibilityPerformMagicTap()
  }
}
