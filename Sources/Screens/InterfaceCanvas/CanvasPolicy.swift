import InterfaceBuilder
import UIKit

/// How the canvas makes a file's views: of UIKit's classes only, held by the constraints for the time of design as well, with an
/// empty image of the remembered size where one is nowhere to be found, and with prototypes as content.
@MainActor
final class CanvasPolicy: NibPolicy {
  let makesCustomClasses = false
  let makesAbsentObjects = false
  let hasPlaceholderConstraints = true
  let asksCellsForSizes = false

  /// What tables and collections show, once all constraints are there.
  private(set) var tableSources: [(table: UITableView, source: CanvasTableSource)] = []
  private(set) var collectionSources: [(collection: UICollectionView, source: CanvasCollectionSource)] = []

  /// Of those that contradict each other, and of contents that want the same, Interface Builder lets the first one lose.
  func activationOrder(of constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints.reversed() }

  /// An empty picture: what layout needs of one that is not there.
  func placeholder(for image: ImageReference, in document: Document) -> UIImage? {
    guard let size = document.images.first(where: { $0.name == image.name })?.size else { return nil }
    // A file may say anything; a picture of these sides costs no memory worth speaking of.
    let side = 4096.0
    guard size.width > 0, size.height > 0, size.width <= side, size.height <= side else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: size.width, height: size.height), format: format).image { _ in }
  }

  /// The canvas makes room for titles also where a plain table has one of the heights that Interface Builder writes itself.
  func titlesAskForHeight(in style: UITableView.Style, headerHeight: Double?) -> Bool {
    guard style == .plain else { return AppNibPolicy().titlesAskForHeight(in: style, headerHeight: headerHeight) }
    return headerHeight.map(Self.unsetPlainHeaderHeights.contains) ?? false
  }

  /// 22 is in 13 public files, 28 in 30, and 3 have another height; both are in files of Xcode 9 to 26.
  private static let unsetPlainHeaderHeights: Set<Double> = [22, 28]

  /// A table shows its sections, or else each prototype once.
  func fill(_ table: UITableView, from decoder: NibDecoder) {
    var sections = decoder.staticSections
    if sections.isEmpty, !decoder.object.prototypes.isEmpty {
      var section = StaticTableContent.Section()
      section.headerTitle = "Prototype Cells"
      section.rows = decoder.rows(decoder.object.prototypes)
      sections = [section]
    }
    guard !sections.isEmpty else { return }
    tableSources.append((table, CanvasTableSource(StaticTableContent(sections))))
  }

  /// A collection shows each prototype once, with the header and footer.
  func fill(_ collection: UICollectionView, from decoder: NibDecoder) {
    let (nib, object) = (decoder.nib, decoder.object)
    let cells = object.cells.compactMap { description -> (cell: UICollectionViewCell, size: CGSize?)? in
      guard let cell = nib.view(description) as? UICollectionViewCell else { return nil }
      let size = description[CollectionViewCellElement.customSize]
      return (cell, size.map { CGSize(width: $0.width, height: $0.height) })
    }
    func supplement(_ property: Property<Object>) -> UICollectionReusableView? {
      object[property].flatMap { nib.view($0) as? UICollectionReusableView }
    }
    let source = CanvasCollectionSource(
      cells: cells, header: supplement(CollectionViewElement.sectionHeaderView),
      footer: supplement(CollectionViewElement.sectionFooterView))
    collectionSources.append((collection, source))
  }
}
