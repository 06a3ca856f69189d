import Foundation

/// The headers that are visible to a module's Swift files, including nested headers.
struct HeaderSet {
  /// A header as the compiler reads it.
  struct Header {
    let source: HeaderText
    /// The name of its copy.
    let copy: String
    /// The text of its copy, which has the same lines as the file.
    var text: String
    /// The module of the project that contains the header, or nil for this one.
    var owner: String?
  }

  private(set) var headers: [Header] = []
  /// The indexes of the headers that are included first.
  private(set) var roots: [Int] = []
  /// The includes that could not be resolved: their file, line and name.
  private(set) var unresolved: [(file: URL, line: Int, name: String)] = []
  /// The modules that the headers include, from Apple and others.
  private(set) var modules: Set<String> = []
  /// The other modules of the project whose headers are included.
  private(set) var owners: Set<String> = []

  private static let maxHeaders = 4_000

  /// - Parameters:
  ///   - roots: The headers that are visible to Swift, in the order of their inclusion.
  ///   - index: All headers that can be included.
  ///   - isSystem: Returns whether a framework is Apple's.
  ///   - owner: Returns the other module of the project that declares a header's contents, if any.
  init(
    _ roots: [URL], in index: HeaderIndex, isSystem: (String) -> Bool, owner: (URL) -> String?
  ) {
    var numbers: [String: Int] = [:]
    var waiting = roots.map { $0.standardizedFileURL }
    func number(_ url: URL) -> Int? {
      let path = url.path(percentEncoded: false)
      if let known = numbers[path] { return known }
      guard headers.count < HeaderSet.maxHeaders, let source = HeaderText(url) else { return nil }
      numbers[path] = headers.count
      headers.append(
        Header(
          source: source, copy: "\(headers.count)-\(url.lastPathComponent)", text: source.text, owner: owner(url)))
      return headers.count - 1
    }
    for root in waiting {
      if let index = number(root), !self.roots.contains(index) { self.roots.append(index) }
    }
    var next = 0
    waiting = []
    while next < headers.count {
      let source = headers[next].source
      var lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for include in source.includes where include.line < lines.count {
        let framework = String(include.name.split(separator: "/").first ?? "")
        // Swift's own classes are visible in Swift without the header that is generated for Objective-C.
        if include.name.hasSuffix("-Swift.h") {
          lines[include.line] = ""
        } else if !include.isModule,
          let url = index.resolve(include.name, isQuoted: include.isQuoted, from: source.url), let target = number(url)
        {
          lines[include.line] = "#import \"\(headers[target].copy)\""
        } else if HeaderSet.isOfC(include.name), !include.isModule {
          continue
        } else {
          lines[include.line] = "#import <Foundation/Foundation.h>"
          let module = include.isModule ? String(include.name.prefix { $0 != "." }) : framework
          if isSystem(module) || HeaderSet.systemHeaders.contains(framework) {
            modules.insert(module)
          } else if include.isModule || include.name.contains("/") {
            modules.insert(module)
            unresolved.append((source.url, include.line + 1, include.name))
          } else {
            unresolved.append((source.url, include.line + 1, include.name))
          }
        }
      }
      headers[next].text = HeaderSet.withoutErrorPointers(lines.joined(separator: "\n"))
      if let owner = headers[next].owner { owners.insert(owner) }
      next += 1
    }
  }

  mutating func replaceText(of index: Int, with text: String) { headers[index].text = text }

  /// Removes a root, whose contents are then ignored.
  mutating func removeRoot(_ index: Int) { roots.removeAll { $0 == index } }

  /// Returns the index of the header with a path in a message.
  func index(ofPath path: String) -> Int? {
    headers.firstIndex { $0.source.url.path(percentEncoded: false) == path }
  }

  /// Returns a text in which a class replaces `NSError **`, because the library here has no type for pointers to
  /// objects.
  static func withoutErrorPointers(_ text: String) -> String {
    text.replacing(errorPointer, with: "ViewCodeErrorOut *")
      .replacing(errorPointerType, with: "ViewCodeErrorOut *")
  }

  private nonisolated(unsafe) static let errorPointer =
    /\bNSError[ \t]*\*[ \t]*(?:(?:__autoreleasing|__strong|_Nullable|_Nonnull|_Null_unspecified|__nullable|__nonnull|const)[ \t]*)*\*[ \t]*(?:(?:_Nullable|_Nonnull|_Null_unspecified|__nullable|__nonnull)\b)?/
  private nonisolated(unsafe) static let errorPointerType = /\bNSErrorPointer\b/

  /// Returns whether a header belongs to the C library, which Linux has, too.
  private static func isOfC(_ name: String) -> Bool {
    c.contains(name)
  }

  private static let c: Set<String> = [
    "stdint.h", "stdbool.h", "stddef.h", "stdlib.h", "string.h", "strings.h", "math.h", "stdio.h", "limits.h",
    "float.h", "time.h", "errno.h", "ctype.h", "assert.h", "inttypes.h", "stdarg.h", "signal.h", "unistd.h",
    "pthread.h", "sys/types.h", "sys/time.h", "sys/stat.h", "sys/socket.h", "netinet/in.h", "arpa/inet.h", "complex.h",
    "locale.h", "setjmp.h", "wchar.h", "fcntl.h",
  ]

  /// The first components of the names of Apple's headers that are not frameworks.
  private static let systemHeaders: Set<String> = [
    "objc", "mach", "mach-o", "libkern", "dispatch", "Availability.h", "AvailabilityMacros.h", "TargetConditionals.h",
    "CommonCrypto", "sqlite3.h", "zlib.h", "os", "sys", "net", "xlocale.h", "execinfo.h", "Block.h", "asl.h", "malloc",
    "simd", "netdb.h", "ifaddrs.h", "libxml", "sandbox.h", "dlfcn.h", "AssertMacros.h", "CoreFoundation", "netinet6",
    "notify.h", "xpc", "arm", "netinet", "arpa", "ifaddrs", "copyfile.h", "iconv.h", "libxslt", "tgmath.h", "memory",
    "cxxabi.h", "pthread", "stdatomic.h", "getopt.h", "sysexits.h",
  ]
}
