import InterfaceBuilder

/// The policy of instantiating nibs. Apps have ``AppNibPolicy``; tools that display files like editors have others.
@MainActor
package protocol NibPolicy {
  /// Whether objects are instances of custom classes rather than of UIKit's only.
  var makesCustomClasses: Bool { get }

  /// Whether views and constraints that aren't installed for the current traits are created, since outlets refer to
  /// them and they may be installed when the traits change.
  var makesAbsentObjects: Bool { get }

  /// Whether placeholder constraints, which exist at design time only, are activated.
  var hasPlaceholderConstraints: Bool { get }

  /// Whether flow layouts ask cells for their sizes if the file specifies it.
  var asksCellsForSizes: Bool { get }

  /// Returns the order in which the constraints of a view are activated. Of conflicting ones, the later ones are
  /// broken.
  func activationOrder(of constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint]

  /// Returns the placeholder of a missing image, which is reported in any case.
  func placeholder(for image: ImageReference, in document: Document) -> UIImage?

  /// Returns whether sections with titles have the height that these need, regardless of the header height in the file.
  func titlesAskForHeight(in style: UITableView.Style, headerHeight: Double?) -> Bool

  /// Returns the class of a controller without a custom class.
  func controllerClass(_ base: UIViewController.Type) -> UIViewController.Type

  /// Fills a table view at the end of its decoding.
  func fill(_ table: UITableView, from decoder: NibDecoder)

  /// Fills a collection view at the end of its decoding.
  func fill(_ collection: UICollectionView, from decoder: NibDecoder)
}

extension NibPolicy {
  package func controllerClass(_ base: UIViewController.Type) -> UIViewController.Type { base }
}

/// The policy for nibs in apps.
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

  /// The header heights that Interface Builder writes for grouped tables without a custom height: 18 in files of Xcode
  /// 10 to 26, 10 in older ones.
  private static let unsetHeaderHeights: Set<Double> = [10, 18]

  /// Sets the static sections of a table and registers its prototypes.
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

  /// Registers the prototypes of a collection view.
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
