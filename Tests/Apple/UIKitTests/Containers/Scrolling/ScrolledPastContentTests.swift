import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Views that load only visible content, scrolled beyond it. They finish layout and request nothing.
@MainActor
@Suite("What is scrolled past its content settles", .ownHosts)
struct ScrolledPastContentTests {
  init() { StandardScreen.make() }

  /// Returns the messages of layout while a closure runs.
  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    body()
    return messages
  }

  nonisolated private static let distances: [CGFloat] = [0, 0.5, 440, 10_000, 1e9]

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.headerReferenceSize = CGSize(width: 375, height: 30)
    layout.footerReferenceSize = CGSize(width: 375, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    return layout
  }

  private func sections(orthogonal: Bool) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    if orthogonal { section.orthogonalScrollingBehavior = .continuous }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func layout(_ name: String) -> UICollectionViewLayout {
    switch name {
    case "flow": flow()
    case "sections": sections(orthogonal: false)
    case "orthogonal sections": sections(orthogonal: true)
    default: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
  }

  @Test(
    "a collection makes no cell where none is in sight", arguments: ["flow", "sections", "orthogonal sections", "list"])
  func collections(name: String) {
    let collection = TestCollection.counts([30, 30], layout: layout(name), size: CGSize(width: 375, height: 440))
    if name == "list" {
      collection.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }
    collection.show()
    for distance in Self.distances {
      for offset in [collection.view.contentSize.height + distance, -440 - distance] {
        // One pass displays the cells that become visible because of self-sizing.
        collection.view.contentOffset.y = offset
        let messages = messages { collection.view.layoutIfNeeded() }
        #expect(messages.isEmpty)
        #expect(!LayoutPass.isNeeded(below: collection.view))
        let made = collection.madeCells
        collection.view.setNeedsLayout()
        collection.view.layoutIfNeeded()
        #expect(collection.madeCells == made)
        #expect(collection.view.visibleCells.isEmpty, "at \(offset)")
      }
    }
  }

  @Test("a text view")
  func textView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView(frame: window.bounds)
    view.text = String(repeating: "A line of text\n", count: 200)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    for distance in Self.distances {
      for offset in [view.contentSize.height + distance, -480 - distance] {
        view.contentOffset.y = offset
        #expect(messages { FrameLoop.update(window) }.isEmpty)
        #expect(!LayoutPass.isNeeded(below: window))
      }
    }
  }

  @Test("a picker whose rows are scrolled away by code")
  func picker() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let rows = Rows()
    view.dataSource = rows
    view.delegate = rows
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    for row in [0, 99, 50] {
      view.selectRow(row, inComponent: 0, animated: false)
      #expect(messages { FrameLoop.update(window) }.isEmpty)
    }
    var scrollers: [UIScrollView] = []
    func collect(_ view: UIView) {
      if let scroller = view as? UIScrollView { scrollers.append(scroller) }
      for subview in view.subviews { collect(subview) }
    }
    collect(view)
    for scroller in scrollers {
      for distance in Self.distances {
        scroller.contentOffset.y = scroller.contentSize.height + distance
        #expect(messages { FrameLoop.update(window) }.isEmpty)
        #expect(!LayoutPass.isNeeded(below: window))
      }
    }
  }
}

@MainActor
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row \(row)"
  }
}
