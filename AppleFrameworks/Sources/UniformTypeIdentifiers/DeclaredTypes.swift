/// A namespace for the types that the system declares, and the tables for finding a type.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
enum DeclaredTypes {
  struct Declaration: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
    let description: String?
  }

  static let all: [String: Declaration] = {
    var all: [String: Declaration] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmedOfSpaces }
      func list(_ cell: String) -> [String] { cell.split(separator: " ").map(String.init) }
      all[cells[0]] = Declaration(
        identifier: cells[0], parents: list(cells[1]), extensions: list(cells[2]), mimeTypes: list(cells[3]),
        description: cells[4].isEmpty ? nil : cells[4])
    }
    return all
  }()

  /// The types by file extension. If two types have a tag, the first one in the table is used.
  static let byExtension = index(\.extensions)
  static let byMIMEType = index(\.mimeTypes)

  private static func index(_ tags: KeyPath<Declaration, [String]> & Sendable) -> [String: [String]] {
    var index: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let identifier = line.prefix { $0 != "|" }.trimmedOfSpaces
      for tag in all[identifier]?[keyPath: tags] ?? [] { index[tag, default: []].append(identifier) }
    }
    return index
  }

  /// Returns all supertypes of a type, from the nearest to the farthest.
  static func ancestors(of identifier: String) -> [String] {
    var found: [String] = []
    var waiting = all[identifier]?.parents ?? []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !found.contains(next) else { continue }
      found.append(next)
      waiting += all[next]?.parents ?? []
    }
    return found
  }

  /// The table with the identifier, supertypes, file extensions, MIME types (starting with the preferred ones), and
  /// description.
  private static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||content
    public.data|public.item|||data
    public.directory|public.item|||directory
    com.apple.resolvable||||
    public.symlink|public.item com.apple.resolvable|||symlink
    public.executable|public.item|||executable
    com.apple.mount-point|public.item com.apple.resolvable|||mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.alias-record|public.data com.apple.resolvable|||
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
    public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16|Unicode text
    public.utf16-plain-text|public.plain-text|||Unicode text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|CSV text
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV text
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||Unicode text
    public.rtf|public.text|rtf|text/rtf application/rtf|RTF document
    public.html|public.text|html htm shtml shtm|text/html|HTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.yaml|public.text|yml yaml|application/x-yaml|YAML document
    public.css|public.text|css|text/css|CSS style sheet
    net.daringfireball.markdown|public.text|md markdown|text/markdown|Markdown Text
    com.apple.log|public.plain-text|log||log file
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s||assembly source
    public.c-source|public.source-code|c||C source
    public.objective-c-source|public.source-code|m||Objective-C source
    public.swift-source|public.source-code|swift||Swift source
    public.c-plus-plus-source|public.source-code|cpp cp cc cxx c++||C++ source
    public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
    public.c-header|public.source-code|h||C header
    public.c-plus-plus-header|public.source-code|hpp hh hxx h++||C++ header
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript|text/x-applescript|AppleScript
    com.apple.applescript.script|public.data public.script|scpt||compiled AppleScript
    com.netscape.javascript-source|public.source-code public.executable|js javascript jscript|text/javascript application/javascript|JavaScript
    public.shell-script|public.script|sh command||shell script
    public.perl-script|public.shell-script|pl pm||Perl script
    public.python-script|public.shell-script|py|text/x-python|Python script
    public.ruby-script|public.shell-script|rb|text/ruby|Ruby script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php|PHP script
    public.make-source|public.script|mk||makefile
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|com.apple.property-list public.xml|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    public.json|public.text|json|application/json|JSON
    public.geojson|public.json|geojson|application/geo+json|GeoJSON
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTFD document
    com.apple.flat-rtfd|public.data public.composite-content|||RTFD document
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns|image/x-icns|Apple icon image
    com.microsoft.bmp|public.image|bmp dib|image/bmp image/x-bmp|Windows bitmap image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon image
    public.camera-raw-image|public.image|raw||digital camera RAW image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|Adobe DNG RAW image
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG document
    com.apple.live-photo||||Live Photo
    public.heif-standard|public.image|||HEIF image
    public.heif|public.heif-standard|heif hif|image/heif|HEIF Image
    public.heic|public.heif-standard|heic|image/heic|HEIF Image
    org.webmproject.webp|public.image|webp|image/webp|WebP Image
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda|model/vnd.pixar.usd|Universal Scene Description
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|Universal Scene Description Package
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mpeg3 audio/mp3|MP3 audio
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.audio|mp4|audio/mp4|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
    com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|Apple MPEG-4 audio
    com.apple.protected-mpeg-4-video|public.movie|m4v||Apple protected MPEG-4 video
    public.avi|public.movie|avi vfw|video/avi video/x-msvideo|AVI movie
    public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/wave audio/x-wav|Waveform audio
    public.midi-audio|public.audio|midi mid smf kar|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl audio/x-mpegurl|M3U playlist
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|||bundle
    com.apple.plugin|com.apple.package com.apple.bundle|plugin||plugin
    com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||QuickLook generator
    com.apple.xpc-service|com.apple.package com.apple.bundle|xpc||XPC service
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
    com.apple.application-file|com.apple.application public.data|||application
    public.unix-executable|public.data public.executable|||Unix executable
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload|Windows executable
    com.sun.java-class|public.data public.executable|class||Java class
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefPane||preference pane
    public.archive|public.data|||archive
    public.disk-image|public.archive|dmg iso||disk image
    public.zip-archive|public.data public.archive|zip|application/zip|ZIP archive
    com.pkware.zip-archive|public.data public.zip-archive|||ZIP archive
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
    public.bzip2-archive|public.data public.archive|bz2 bz|application/x-bzip2|bzip2 archive
    public.tar-archive|public.data public.archive|tar|application/x-tar|tar archive
    com.apple.archive|public.data public.archive|aar|application/x-apple-archive|Apple Archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    public.message||||message
    public.email-message|public.message|eml|message/rfc822|email message
    public.contact||||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|vCard
    public.to-do-item||||to do item
    public.calendar-event||||calendar event
    com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar event
    com.apple.internet-location|public.data|||internet location
    com.apple.ink.inktext|public.utf8-plain-text|||
    public.font||||font
    public.bookmark||||bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 data
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|X.509 certificate
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Microsoft Word 97-2004 document
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Microsoft Excel 97-2004 workbook
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|Microsoft PowerPoint 97-2004 presentation
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    """
}

extension StringProtocol {
  var trimmedOfSpaces: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
