// swift-format-ignore-file
import UIKit

@objc protocol PickerDelegate: AnyObject {
  @objc optional func picked(_ row: Int) -> Bool
  @objc optional func picked(_ row: Int, in section: Int)
  @objc optional func changed(
    from old: String,
    to new: String!
  ) throws -> String?
  @objc optional func finished()
  @objc optional var title: String { get }
  func required() -> String
}

final class Picker {
  weak var delegate: PickerDelegate?

  func run() -> [String] {
    var log: [String] = []
    if let picked = delegate?.picked?(3) { log.append("picked \(picked)") }
    delegate?.picked?(3, in: 4)
    if let text = try? delegate?.changed?(from: "a", to: "b") { log.append(text) }
    log.append(delegate?.title ?? "no title")
    if delegate?.finished != nil { log.append("finishes") }
    delegate?.finished?()
    if delegate!.picked(_:in:) != nil { log.append("knows sections") }
    return log
  }
}

class NoneOfThem: UIViewController, PickerDelegate {
  func required() -> String { "" }
}

final class BelowNone: NoneOfThem {
  var log: [String] = []
  func picked(_ row: Int, in section: Int) { log.append("\(row) in \(section)") }
}

class AllOfThem: NSObject, PickerDelegate {
  var log: [String] = []
  func required() -> String { "" }
  let title = "all"
  func picked(_ row: Int) -> Bool { row == 3 }
}

extension AllOfThem {
  func picked(_ row: Int, in section: Int) { log.append("\(row) in \(section)") }
  func changed(from old: String, to new: String!) throws -> String? { old + (new ?? "") }
  @objc func finished() { log.append("finished") }
}

final class Overriding: AllOfThem {
  override func picked(_ row: Int) -> Bool { !super.picked(row) }
}

@MainActor final class TableProbe: NSObject {
  func heights(_ table: UITableView) -> [CGFloat] {
    let path = IndexPath(row: 0, section: 0)
    let delegate = table.delegate!
    var result = [table.delegate?.tableView?(table, heightForRowAt: path) ?? -1]
    if let height = delegate.tableView?(table, heightForRowAt: path) { result.append(height) }
    delegate.scrollViewDidScroll?(table)
    if delegate.tableView?(table, viewForHeaderInSection: 0) == nil { result.append(0) }
    return result
  }
}
