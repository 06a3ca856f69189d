import InterfaceBuilder

/// What is up to those who make a nib's objects. Apps have ``AppNibPolicy``; tools that show files as editors do have others.
@MainActor
package protocol NibPolicy {
  /// Whether objects are of the classes that the file names for them, or of UIKit's own only.
  var makesCustomClasses: Bool { get }

  /// Whether views and constraints that are not there in the traits at hand are made all the same: outlets lead to them, and
  /// they may come when the traits change.
  var makesAbsentObjects: Bool { get }

  /// Whether constraints hold that the file marks as placeholders, for the time of design.
  var hasPlaceholderConstraints: Bool { get }

  /// Whether flow layouts ask cells for their sizes where the file says so.
  var asksCellsForSizes: Bool { get }

  /// Returns the order in which a view's constraints become active. Of those that contradict each other the later ones
  /// lose.
  func activationOrder(of constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint]

  /// What is shown in the place of an image that is nowhere to be found. It is reported in any case.
  func placeholder(for image: ImageReference, in document: Document) -> UIImage?

  /// Returns whether sections with titles are as high as those ask, whatever height for headers the file has.
  func titlesAskForHeight(in style: UITableView.Style, headerHeight: Double?) -> Bool

  /// Returns the class of which a controller is made that is not of a class of the user's own.
  func controllerClass(_ base: UIViewController.Type) -> UIViewController.Type

  /// Says what a table contains, at the end of its decoding.
  func fill(_ table: UITableView, from decoder: NibDecoder)

  /// Says what a collection contains, at the end of its decoding.
  func fill(_ collection: UICollectionView, from decoder: NibDecoder)
}

extension NibPolicy {
  package func controllerClass(_ base: UIViewController.Type) -> UIViewController.Type { base }
}

/// How apps load nibs.
package struct AppNibPolicy: NibPolicy {
  package init() {}

  package let makesCustomClasses = true
  package let makesAbsentObjects = true
  package let hasPlaceholderConstraints = false
  package let asksCellsForSizes = true

  package func activationOrder(of constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }

  package func placeholder(for image: ImageReference, in document: Document) -> UIImage? { nil }

  package func titlesAskForHeight(in style: UITableView.Style, headerHeight: Double?) -> Bool {
    style != .plain && headerHeight.map(Self.unsetHeaderHeights.contains) ?? false
  }

  /// The header heights that Interface Builder writes into grouped tables whose author set none: 18 in files of Xcode 10 to
  /// 26, 10 in older ones.
  private static let unsetHeaderHeights: Set<Double> = [10, 18]

  /// A table gets its static sections, and can make its prototypes.
  package func fill(_ table: UITableView, from decoder: NibDecoder) {
    let nib = decoder.nib
    for prototype in decoder.object.prototypes {
      guard let identifier = prototype[TableViewCellElement.reuseIdentifier], !identifier.isEmpty else { continue }
      table.cellRegistrations[identifier] = .prototype(
        NibPrototype(nib.file, prototype, scene: nib.scene, policy: nib.policy))
    }
    let sections = decoder.staticSections
    if !sections.isEmpty { table.staticContent = StaticTableContent(sections) }
  }

  /// A collection can make its prototypes.
  package func fill(_ collection: UICollectionView, from decoder: NibDecoder) {
    let (nib, object) = (decoder.nib, decoder.object)
    for prototype in object.cells {
      guard let identifier = prototype[CollectionViewCellElement.reuseIdentifier], !identifier.isEmpty else { continue }
      collection.register(NibPrototype(nib.file, prototype, scene: nib.scene, policy: nib.policy), forCell: identifier)
    }
    for (kind, property) in [
      (UICollectionView.elementKindSectionHeader, CollectionViewElement.sectionHeaderView),
      (UICollectionView.elementKindSectionFooter, CollectionViewElement.sectionFooterView),
    ] {
      guard let prototype = object[property], let identifier = prototype[CollectionReusableViewElement.reuseIdentifier],
        !identifier.isEmpty
      else { continue }
      collection.register(
        NibPrototype(nib.file, prototype, scene: nib.scene, policy: nib.policy), forSupplement: identifier, kind: kind)
    }
  }
}
