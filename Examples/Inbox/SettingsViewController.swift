import UIKit

/// The settings in an inset grouped list with pictures, switches and values.
final class SettingsViewController: UICollectionViewController {
  struct Row: Hashable {
    var title: String
    var symbol: String
    var color: UIColor
    var value: String?
    var isOn: Bool?
  }

  private(set) var sections: [[Row]] = [
    [
      Row(title: "Notifications", symbol: "bell.badge.fill", color: .systemRed, value: "Banners"),
      Row(title: "Sounds", symbol: "speaker.wave.2.fill", color: .systemPink, value: "Note"),
      Row(title: "Focus", symbol: "moon.fill", color: .systemIndigo, value: "Off"),
    ],
    [
      Row(title: "Threaded", symbol: "text.bubble.fill", color: .systemBlue, isOn: true),
      Row(title: "Load pictures", symbol: "photo.fill", color: .systemGreen, isOn: false),
      Row(title: "Preview", symbol: "textformat.size", color: .systemGray, value: "2 lines"),
    ],
    [Row(title: "Privacy", symbol: "hand.raised.fill", color: .systemBlue)],
  ]
  private let headers = ["", "Messages", ""]
  private let footers = ["", "Pictures of strangers tell them that you have read their message.", ""]

  private lazy var source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) {
    [cell] view, path, row in
    view.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
  }

  private lazy var cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
    [weak self] cell, path, row in
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    content.secondaryText = row.value
    content.image = UIImage.tile(row.symbol, row.color)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 30)
    cell.contentConfiguration = content
    guard let isOn = row.isOn else {
      cell.accessories = [.disclosureIndicator()]
      return
    }
    let control = UISwitch()
    control.isOn = isOn
    control.accessibilityLabel = row.title
    control.addAction(
      UIAction { [weak self] action in
        self?.sections[path.section][path.item].isOn = (action.sender as? UISwitch)?.isOn
      }, for: .valueChanged)
    cell.accessories = [.customView(configuration: .init(customView: control, placement: .trailing()))]
  }

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Settings"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this screen is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = registration(UICollectionView.elementKindSectionHeader, .groupedHeader(), headers)
    let footer = registration(UICollectionView.elementKindSectionFooter, .groupedFooter(), footers)
    _ = cell
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (index, rows) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(rows)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func registration(
    _ kind: String, _ configuration: UIListContentConfiguration, _ texts: [String]
  ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
    UICollectionView.SupplementaryRegistration(elementKind: kind) { view, _, path in
      var content = configuration
      content.text = texts[path.section]
      view.contentConfiguration = content
    }
  }
}

extension UIImage {
  /// Returns a white symbol on a colored tile with rounded corners, for the rows of settings.
  fileprivate static func tile(_ symbol: String, _ color: UIColor) -> UIImage {
    let size = CGSize(width: 30, height: 30)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
      guard let image = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(.white) else {
        return
      }
      image.draw(
        at: CGPoint(x: (size.width - image.size.width) / 2, y: (size.height - image.size.height) / 2))
    }
  }
}
