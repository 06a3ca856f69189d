import UIKit

/// The content of a program's lists, and its editing.
final class FuzzedRows: NSObject, UITableViewDataSource, UICollectionViewDataSource, UIPickerViewDataSource {
  private var texts = (0..<20).map { "Row \($0)" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = texts.indices.contains(indexPath.row) ? texts[indexPath.row] : nil
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { texts.count }

  /// Returns the index path of a row. All lists of a program display the same rows; the other lists are reloaded after
  /// a change.
  private func path(_ number: Int) -> IndexPath { IndexPath(row: texts.isEmpty ? 0 : number % texts.count, section: 0) }

  func edit(_ table: UITableView, _ step: ViewStep) {
    // The table must know the rows before a change is reported.
    table.reloadData()
    table.layoutIfNeeded()
    switch step.second % 5 {
    case 0:
      texts.insert("New", at: 0)
      table.insertRows(at: [path(0)], with: .automatic)
    case 1 where !texts.isEmpty:
      let path = path(step.third)
      texts.remove(at: path.row)
      table.deleteRows(at: [path], with: .fade)
    case 2 where !texts.isEmpty: table.reloadRows(at: [path(step.third)], with: .none)
    case 3 where !texts.isEmpty: table.scrollToRow(at: path(step.third), at: .middle, animated: step.fourth % 2 == 0)
    default: table.setEditing(step.third % 2 == 0, animated: step.fourth % 2 == 0)
    }
  }

  func edit(_ collection: UICollectionView, _ step: ViewStep) {
    collection.reloadData()
    collection.layoutIfNeeded()
    switch step.second % 4 {
    case 0:
      texts.insert("New", at: 0)
      collection.insertItems(at: [path(0)])
    case 1 where !texts.isEmpty:
      let path = path(step.third)
      texts.remove(at: path.row)
      collection.deleteItems(at: [path])
    case 2 where !texts.isEmpty: collection.reloadItems(at: [path(step.third)])
    default:
      if !texts.isEmpty { collection.scrollToItem(at: path(step.third), at: .bottom, animated: step.fourth % 2 == 0) }
    }
  }
}
