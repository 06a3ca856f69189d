import Foundation

extension Diffing where Value == Data {
  /// Bytes, which are compared exactly.
  static var bytes: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let text =
          old.count == new.count
          ? "there are other bytes, as many as before" : "there were \(old.count) bytes, and there are \(new.count)"
        return (text, [])
      })
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy for bytes, which are compared exactly.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .bytes) }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy for the value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Returns a strategy for the value with a JSON encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "can't be encoded: \(error)"
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }

  /// A strategy for the value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Returns a strategy for the value with a property list encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "can't be encoded: \(error)"
      }
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy for the results of a function for all cases, as a comma-separated table.
  public static func `func`<Output>(into witness: Snapshotting<Output, String>) -> Snapshotting<
    (Value) -> Output, String
  > {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> Output) in
      Async<String> { callback in
        var rows: [String?] = Array(repeating: nil, count: Value.allCases.count)
        var left = rows.count
        if left == 0 { callback("") }
        for (index, input) in Value.allCases.enumerated() {
          witness.snapshot(function(input)).run { output in
            rows[index] = "\(quoted("\(input)")),\(quoted(output))"
            left -= 1
            if left == 0 { callback(rows.compactMap { $0 }.joined(separator: "\n")) }
          }
        }
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }

  private static func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\\\""))\"" }
}
