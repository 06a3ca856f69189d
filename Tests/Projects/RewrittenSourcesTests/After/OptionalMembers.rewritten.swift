@_spi(Host) import ObjectiveCNames
#sourceLocation(file: "/project/OptionalMembers.swift", line: 1)
// swift-format-ignore-file
import UIKit

protocol PickerDelegate: AnyObject {
  var viewcode_PickerDelegate_picked_: ((Int) -> Bool)? { get }
  var viewcode_PickerDelegate_picked__in: ((Int, Int) -> Void)? { get }
  var viewcode_PickerDelegate_changed_from_to: ((String, String?) throws -> String?)? { get }



  var viewcode_PickerDelegate_finished: (() -> Void)? { get }
  var viewcode_PickerDelegate_title: (String)? { get }
  func required() -> String
}

final class Picker {
  weak var delegate: PickerDelegate?

  func run() -> [String] {
    var log: [String] = []
    if let picked = delegate?.viewcode_PickerDelegate_picked_?(3) { log.append("picked \(picked)") }
    delegate?.viewcode_PickerDelegate_picked__in?(3,  4)
    if let text = try? delegate?.viewcode_PickerDelegate_changed_from_to?( "a",  "b") { log.append(text) }
    log.append(delegate?.title ?? "no title")
    if delegate?.finished != nil { log.append("finishes") }
    delegate?.finished?()
    if delegate!.viewcode_PickerDelegate_picked__in != nil { log.append("knows sections") }
    return log
  }
}

class NoneOfThem: UIViewController, PickerDelegate {
  func required() -> String { "" }
var viewcode_PickerDelegate_picked__in: ViewCode_PickerDelegate_picked__in? { nil } }

final class BelowNone: NoneOfThem {
  var log: [String] = []
  func picked(_ row: Int, in section: Int) { log.append("\(row) in \(section)") }
override var viewcode_PickerDelegate_picked__in: ViewCode_PickerDelegate_picked__in? { { self.`picked`($0, in: $1) } } }

class AllOfThem: NSObject, PickerDelegate {
  var log: [String] = []
  func required() -> String { "" }
  let title = "all"
  func picked(_ row: Int) -> Bool { row == 3 }
var viewcode_PickerDelegate_picked_: ViewCode_PickerDelegate_picked_? { { self.`picked`($0) } }; var viewcode_PickerDelegate_picked__in: ViewCode_PickerDelegate_picked__in? { { self.`picked`($0, in: $1) } }; var viewcode_PickerDelegate_changed_from_to: ViewCode_PickerDelegate_changed_from_to? { { try self.`changed`(from: $0, to: $1) } }; var viewcode_PickerDelegate_finished: ViewCode_PickerDelegate_finished? { { self.`finished`() } }; var viewcode_PickerDelegate_title: ViewCode_PickerDelegate_title? { self.`title` as ViewCode_PickerDelegate_title } }

extension AllOfThem {
  func picked(_ row: Int, in section: Int) { log.append("\(row) in \(section)") }
  func changed(from old: String, to new: String!) throws -> String? { old + (new ?? "") }
  func finished() { log.append("finished") }
nonisolated fileprivate static func viewcode_register_OptionalMembers_1() { ObjectiveCClass.method("finished", Self.self) { o, _ in o.finished() } } }

final class Overriding: AllOfThem {
  override func picked(_ row: Int) -> Bool { !super.picked(row) }
}

@MainActor final class TableProbe: NSObject {
  func heights(_ table: UITableView) -> [CGFloat] {
    let path = IndexPath(row: 0, section: 0)
    let delegate = table.delegate!
    var result = [table.delegate?.tableView(table, heightForRowAt: path) ?? -1]
    if let height = Optional(delegate.tableView(table, heightForRowAt: path)) { result.append(height) }
    delegate.scrollViewDidScroll(table)
    if delegate.tableView(table, viewForHeaderInSection: 0) == nil { result.append(0) }
    return result
  }
}
extension PickerDelegate { typealias ViewCode_PickerDelegate_picked_ = (Int) -> Bool; var viewcode_PickerDelegate_picked_: ((Int) -> Bool)? { nil } }
extension PickerDelegate { typealias ViewCode_PickerDelegate_picked__in = (Int, Int) -> Void; var viewcode_PickerDelegate_picked__in: ((Int, Int) -> Void)? { nil } }
extension PickerDelegate { typealias ViewCode_PickerDelegate_changed_from_to = (String, String?) throws -> String?; var viewcode_PickerDelegate_changed_from_to: ((String, String?) throws -> String?)? { nil }; var `changed`: ((String, String?) throws -> String?)? { viewcode_PickerDelegate_changed_from_to } }
extension PickerDelegate { typealias ViewCode_PickerDelegate_finished = () -> Void; var viewcode_PickerDelegate_finished: (() -> Void)? { nil }; var `finished`: (() -> Void)? { viewcode_PickerDelegate_finished } }
extension PickerDelegate { typealias ViewCode_PickerDelegate_title = String; var viewcode_PickerDelegate_title: (String)? { nil }; var `title`: (String)? { viewcode_PickerDelegate_title } }
nonisolated func viewcode_register_file_OptionalMembers() { AllOfThem.viewcode_register_OptionalMembers_1() }
