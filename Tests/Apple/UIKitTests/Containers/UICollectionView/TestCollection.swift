import Foundation

@testable import UIKit

/// A collection of texts that records its calls of the data source and the delegate.
@MainActor
final class TestCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  let view: UICollectionView
  var record: [String] = []
  var madeCells = 0
  var configure: ((UICollectionViewCell, IndexPath) -> Void)?
  var refused: Set<IndexPath> = []

  init(
    _ sections: [[String]], layout: UICollectionViewLayout,
    frame: CGRect = CGRect(x: 0, y: 0, width: 375, height: 440), kinds: [String] = []
  ) {
    self.sections = sections
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    let standard = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    for kind in standard + kinds {
      view.register(TestSupplement.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "supplement")
    }
    view.dataSource = self
    view.delegate = self
  }

  static func counts(_ counts: [Int], layout: UICollectionViewLayout, size: CGSize, kinds: [String] = [])
    -> TestCollection
  {
    TestCollection(
      counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }, layout: layout,
      frame: CGRect(origin: .zero, size: size), kinds: kinds)
  }

  private var window: UIWindow?

  @discardableResult
  func show(scale: CGFloat = 2, direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> UIWindow {
    // The distance from the edges of the screen excludes its safe area.
    let window = UIWindow(frame: view.frame.insetBy(dx: 0, dy: -60))
    view.frame.origin.y = 60
    window.traitOverrides.displayScale = scale
    window.traitOverrides.layoutDirection = direction
    window.traitOverrides.userInterfaceStyle = .light
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    self.window = window
    return window
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  func header(_ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }

  func footer(_ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?.frame
  }

  func texts() -> [String] { view.visibleCells.map { ($0 as? TestCell)?.text ?? "" } }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    madeCells += 1
    (cell as? TestCell)?.text = sections[indexPath.section][indexPath.item]
    configure?(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "supplement", for: indexPath)
  }

  // MARK: - Delegate

  private func note(_ what: String, _ path: IndexPath) { record.append("\(what) \(path.section).\(path.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("should highlight", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("did highlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("did unhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("should select", indexPath)
    return !refused.contains(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("should deselect", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("did select", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("did deselect", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    note("will display", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    note("did end displaying", indexPath)
  }
}

final class TestCell: UICollectionViewCell {
  var text = ""
  var reuses = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class TestSupplement: UICollectionReusableView {}

/// A cell whose constraints determine its size.
final class SizedCell: UICollectionViewCell {
  private let part = UIView(frame: .zero)
  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    part.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(part)
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: contentView.topAnchor),
      part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      part.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func ask(_ size: CGSize) {
    width?.isActive = false
    height?.isActive = false
    if size.width > 0 {
      width = part.widthAnchor.constraint(equalToConstant: size.width)
      width?.priority = UILayoutPriority(999)
      width?.isActive = true
    }
    height = part.heightAnchor.constraint(equalToConstant: size.height)
    height?.priority = UILayoutPriority(999)
    height?.isActive = true
  }
}
