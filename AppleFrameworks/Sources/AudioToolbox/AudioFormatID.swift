// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The identifier of an audio format, which consists of four characters.
///
/// - Source: developer.apple.com/documentation/coreaudiotypes/audioformatid
public typealias AudioFormatID = UInt32

/// The format 'lpcm'.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// The format 'aac '.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// The format 'aach'.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// The format 'alac'.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// The format 'ima4'.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// The format 'ilbc'.
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
/// The format 'ulaw'.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// The format 'alaw'.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// The format '.mp3'.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// The format 'opus'.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// The format 'flac'.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
