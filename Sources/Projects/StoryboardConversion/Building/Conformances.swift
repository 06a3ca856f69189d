import InterfaceBuilder

/// The conformance that a class needs to be the delegate or data source of an object.
enum Conformances {
  /// Returns the conformance, or nil if UIKit has no such outlet.
  static func of(
    _ object: Object, _ outlet: String, _ kind: ClassModel.Kind
  ) -> (model: ConformanceModel?, isSet: Bool)? {
    // Table and collection view controllers already conform.
    if kind == .tableController, object.kind == .tableView { return (nil, false) }
    if kind == .collectionController, object.kind == .collectionView { return (nil, false) }
    func plain(_ name: String) -> (model: ConformanceModel?, isSet: Bool) {
      (ConformanceModel(name: name, members: []), true)
    }
    switch (object.kind, outlet) {
    case (.tableView, "delegate"): return plain("UITableViewDelegate")
    case (.tableView, "dataSource"):
      return (
        ConformanceModel(
          name: "UITableViewDataSource",
          members: [
            "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {", "  0", "}", "",
            "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {",
            "  \(cell(object.prototypes.first?[TableViewCellElement.reuseIdentifier], "withIdentifier", "UITableViewCell"))",
            "}",
          ]), true
      )
    case (.collectionView, "delegate"): return plain("UICollectionViewDelegateFlowLayout")
    case (.collectionView, "dataSource"):
      let supplement = Supplements(of: object).method
      // A section with a header must not exist before there is content.
      let sections = ["func numberOfSections(in collectionView: UICollectionView) -> Int {", "  0", "}", ""]
      return (
        ConformanceModel(
          name: "UICollectionViewDataSource",
          members: (supplement.isEmpty ? [] : sections) + [
            "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {",
            "  0",
            "}", "",
            "func collectionView(", "  _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath",
            ") -> UICollectionViewCell {",
            "  \(cell(object.cells.first?[CollectionViewCellElement.reuseIdentifier], "withReuseIdentifier", "UICollectionViewCell"))",
            "}",
          ] + (supplement.isEmpty ? [] : [""] + supplement)), true
      )
    case (.textField, "delegate"): return plain("UITextFieldDelegate")
    case (.textView, "delegate"): return plain("UITextViewDelegate")
    case (.scrollView, "delegate"): return plain("UIScrollViewDelegate")
    case (.searchBar, "delegate"): return plain("UISearchBarDelegate")
    case (.tabBar, "delegate"): return plain("UITabBarDelegate")
    case (.navigationBar, "delegate"): return plain("UINavigationBarDelegate")
    case (.toolbar, "delegate"): return plain("UIToolbarDelegate")
    case (.pickerView, "delegate"): return plain("UIPickerViewDelegate")
    case (.pickerView, "dataSource"):
      return (
        ConformanceModel(
          name: "UIPickerViewDataSource",
          members: [
            "func numberOfComponents(in pickerView: UIPickerView) -> Int {", "  1", "}", "",
            "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {", "  0", "}",
          ]), true
      )
    case (let kind?, "delegate") where kind.category == .gestureRecognizer: return plain("UIGestureRecognizerDelegate")
    default: return nil
    }
  }

  private static func cell(_ identifier: String?, _ label: String, _ type: String) -> String {
    guard let identifier, !identifier.isEmpty else { return "\(type)()" }
    let list = type == "UITableViewCell" ? "tableView" : "collectionView"
    return "\(list).dequeueReusableCell(\(label): \(SwiftLiteral.text(identifier)), for: indexPath)"
  }
}
