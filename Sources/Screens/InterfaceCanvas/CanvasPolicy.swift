import InterfaceBuilder
import UIKit

/// The canvas's policy of creating a file's views: with UIKit's classes only, with the constraints for design time,
/// with empty images of the recorded size for missing ones, and with prototypes as content.
@MainActor
final class CanvasPolicy: NibPolicy {
  let makesCustomClasses = false
  let makesAbsentObjects = false
  let hasPlaceholderConstraints = true
  let asksCellsForSizes = false

  private let version: Int?
  private let scale: CGFloat

  /// Creates the policy for files of a version of Interface Builder, on a screen with a number of pixels a point.
  init(version: Int?, scale: CGFloat) {
    self.version = version
    self.scale = scale
  }

  /// The data sources of tables and collections, which are set after all constraints exist.
  private(set) var tableSources: [(table: UITableView, source: CanvasTableSource)] = []
  private(set) var collectionSources: [(collection: UICollectionView, source: CanvasCollectionSource)] = []

  /// Returns the order in which constraints are activated. Of constraints that contradict each other, and of contents
  /// with equal priorities, Interface Builder lets the first one lose.
  func activationOrder(of constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints.reversed() }

  /// Returns an empty image that represents a missing one in layout.
  func placeholder(for image: ImageReference, in document: Document) -> UIImage? {
    guard let size = document.images.first(where: { $0.name == image.name })?.size else { return nil }
    // The limit protects memory from arbitrary sizes in files.
    let side = 4096.0
    guard size.width > 0, size.height > 0, size.width <= side, size.height <= side else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: size.width, height: size.height), format: format).image { _ in }
  }

  /// Returns whether titles determine the height of headers. The canvas also reserves space for titles in a plain table
  /// with one of the heights that Interface Builder writes by default.
  func titlesAskForHeight(in style: UITableView.Style, headerHeight: Double?) -> Bool {
    guard style == .plain else { return AppNibPolicy().titlesAskForHeight(in: style, headerHeight: headerHeight) }
    return headerHeight.map(Self.unsetPlainHeaderHeights.contains) ?? false
  }

  /// The default heights of headers in files. 22 is in 13 public files, 28 in 30, and 3 have another height. Both are
  /// in files of Xcode 9 to 26.
  private static let unsetPlainHeaderHeights: Set<Double> = [22, 28]

  /// Fills a table with its sections, or else with each prototype once.
  func fill(_ table: UITableView, from decoder: NibDecoder) {
    var sections = decoder.staticSections
    if sections.isEmpty, !decoder.object.prototypes.isEmpty {
      var section = StaticTableContent.Section()
      section.headerTitle = "Prototype Cells"
      section.rows = decoder.rows(decoder.object.prototypes)
      sections = [section]
    }
    guard !sections.isEmpty else { return }
    let source = CanvasTableSource(
      StaticTableContent(sections), automaticHeights: automaticHeights(in: table, decoder),
      hasUntitledHeaders: table.style == .plain && CanvasRules.untitledPlainSections.value(near: version))
    tableSources.append((table, source))
  }

  /// Returns the heights of rows that the canvas measures in another way than an app.
  private func automaticHeights(in table: UITableView, _ decoder: NibDecoder) -> [ObjectIdentifier: CGFloat] {
    guard table.rowHeight < 0, version != nil else { return [:] }
    let isConfiguredHigher = CanvasRules.configuredRows.value(near: version)
    let unestimated =
      decoder.object[TableViewElement.estimatedRowHeight] == nil
      ? CanvasRules.unestimatedRowHeight.value(near: version) : nil
    guard isConfiguredHigher || unestimated != nil else { return [:] }
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for made in decoder.nib.made {
      guard let cell = made.object as? UITableViewCell else { continue }
      if isConfiguredHigher, made.description.element.child("listContentConfiguration") != nil {
        heights[ObjectIdentifier(cell)] = DesignMeasures.iOS13.tables.rowHeight + 1 / scale
      } else if let unestimated, [.default, .value1, .value2].contains(made.description[TableViewCellElement.style]) {
        heights[ObjectIdentifier(cell)] = unestimated
      }
    }
    return heights
  }

  /// Fills a collection with each prototype once, and with the header and footer.
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
