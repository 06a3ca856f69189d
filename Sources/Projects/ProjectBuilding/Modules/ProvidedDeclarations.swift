/// The declarations that a source file provides to others, as the compiler writes them to the dependency file beside an
/// object (`.swiftdeps`): names of each kind, with a fingerprint that changes if other files must be compiled again.
///
/// The declarations that the file uses are not included, because they vary with the files that it was compiled with.
struct ProvidedDeclarations: Equatable {
  /// The fingerprints, by the kind, side, context and name of each name.
  private var fingerprints: [[String]: String] = [:]

  /// The supported versions of the file format.
  private static let versions: Set<[UInt64]> = [[1, 0]]

  private enum Code: Int {
    case metadata = 1
    case node, fingerprint, dependency, identifier
  }

  /// Reads a dependency file, or returns nil if its format or version is not supported.
  init?(_ bytes: [UInt8]) {
    guard let records = BitstreamReader.records(of: bytes, magic: "DEPS"),
      records.first?.code == Code.metadata.rawValue,
      let version = records.first?.values.prefix(2), ProvidedDeclarations.versions.contains(Array(version))
    else { return nil }
    // Identifiers are numbered from 1; 0 is none.
    var names = [""]
    var node: [String]?
    for record in records {
      switch Code(rawValue: record.code) {
      case .identifier: names.append(String(decoding: record.blob, as: UTF8.self))
      case .node:
        node = nil
        guard record.values.count == 5, record.values[2] < UInt64(names.count), record.values[3] < UInt64(names.count)
        else { return nil }
        guard record.values[4] == 1 else { continue }
        let key = [
          "\(record.values[0])", "\(record.values[1])", names[Int(record.values[2])], names[Int(record.values[3])],
        ]
        fingerprints[key] = ""
        node = key
      case .fingerprint:
        if let node { fingerprints[node] = String(decoding: record.blob, as: UTF8.self) }
      case .metadata, .dependency: continue
      case nil: return nil
      }
    }
    if fingerprints.isEmpty { return nil }
  }
}
